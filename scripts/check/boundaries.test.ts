import { expect, test } from "vitest";
import { boundaryFaults } from "./boundaries.ts";

const GRAPH = { bookings: ["listings"], listings: [] };

function faults(files: Record<string, string>): string[] {
  return boundaryFaults(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    GRAPH,
  );
}

const oneFile = (path: string, target: string, words = "{ x }") => faults({ [path]: `import ${words} from "${target}";` });

test("lets a page ask a feature's door, and a feature the platform and the design system", () => {
  expect(
    faults({
      "src/site/discover/home.page.tsx": `import { x } from "../../features/listings/index.server.ts"; import { y } from "../../features/listings/parts.ts"; import { z } from "../../ui/button.tsx";`,
      "src/features/listings/listing-card.tsx": `import { x } from "../../ui/button.tsx"; import { y } from "../../platform/money.ts";`,
      "src/features/bookings/reserve-dates.server.ts": `import { x } from "../listings/index.server.ts"; import { eq } from "drizzle-orm";`,
      "src/features/bookings/booking.api.server.ts": `import { Hono } from "hono";`,
    }),
  ).toEqual([]);
});

test.each([
  ["src/platform/clock.ts", "../features/listings/index.ts"],
  ["src/platform/clock.ts", "../ui/button.tsx"],
  ["src/ui/button.tsx", "../platform/money.ts"],
  ["src/ui/button.tsx", "../features/listings/index.ts"],
  ["src/features/listings/listing-card.tsx", "../../site/root.tsx"],
  ["src/features/listings/listing-card.tsx", "../../product.server.ts"],
  ["src/platform/clock.ts", "../../tests/support/test-clock.ts"],
  ["src/server.ts", "../tests/support/test-clock.ts"],
  ["src/site/discover/home.page.tsx", "../../../demo/sign-ins.ts"],
  ["src/product.server.ts", "../demo/sign-ins.ts"],
])("refuses that %s reaches upward to %s", (path, target) => {
  expect(oneFile(path, target)).toContainEqual(expect.stringMatching(/may not reach/));
});

test("refuses to go past a feature's door, from a page or from another feature", () => {
  expect(oneFile("src/site/discover/home.page.tsx", "../../features/listings/listing.queries.server.ts")).toHaveLength(1);
  expect(oneFile("src/features/bookings/x.ts", "../listings/listing.rules.ts")).toHaveLength(1);
  expect(oneFile("src/features/bookings/x.ts", "../listings/listing.rules.ts", "type { x }")).toHaveLength(1);
});

test("lets a table refer to another feature's table along the graph, and nothing else", () => {
  expect(oneFile("src/features/bookings/booking.tables.server.ts", "../listings/listing.tables.server.ts")).toEqual([]);
  expect(oneFile("src/features/listings/listing.tables.server.ts", "../bookings/booking.tables.server.ts")).toHaveLength(1);
  expect(oneFile("src/features/bookings/booking.queries.server.ts", "../listings/listing.tables.server.ts")).toHaveLength(1);
});

test("refuses to ask a feature against the declared graph, also by a re-export or a dynamic import", () => {
  expect(oneFile("src/features/listings/x.ts", "../bookings/index.ts")).toEqual([expect.stringMatching(/listings may not ask bookings/)]);
  expect(faults({ "src/features/listings/x.ts": `export * from "../bookings/index.ts";` })).toHaveLength(1);
  expect(faults({ "src/features/listings/x.ts": `export const x = () => import("../bookings/index.ts");` })).toHaveLength(1);
});

test("refuses a feature that is not in the graph", () => {
  expect(faults({ "src/features/weather/x.ts": "" })).toEqual(["the feature weather is not in the graph of features"]);
});

test("refuses a graph in which two features ask each other", () => {
  expect(boundaryFaults([], { bookings: ["reviews"], reviews: ["bookings"] })).toEqual([
    "the graph of features has a cycle: bookings -> reviews -> bookings",
  ]);
});

test.each([
  ["src/site/discover/home.page.tsx", "drizzle-orm"],
  ["src/site/discover/home.page.tsx", "pg"],
  ["src/features/bookings/booking.api.server.ts", "drizzle-orm/pg-core"],
  ["src/features/bookings/booking.rules.ts", "drizzle-orm"],
  ["src/features/bookings/reserve-dates.server.ts", "hono"],
  ["src/platform/jobs/jobs.server.ts", "@hono/zod-openapi"],
])("refuses %s the package %s", (path, target) => {
  expect(oneFile(path, target)).toEqual([expect.stringMatching(/belongs to/)]);
});

test("refuses a server file to a file of the browser, but not its types, and not to pages", () => {
  const target = "../../platform/config.server.ts";
  expect(oneFile("src/features/bookings/trip-card.tsx", target)).toEqual([expect.stringMatching(/browser/)]);
  expect(oneFile("src/features/bookings/trip-card.tsx", target, "type { x }")).toEqual([]);
  expect(oneFile("src/features/bookings/reserve-dates.server.ts", target)).toEqual([]);
  expect(oneFile("src/site/discover/home.page.tsx", "../../platform/config.server.ts")).toEqual([]);
});

test("finds a cycle once", () => {
  expect(faults({ "src/ui/a.ts": `import "./b.ts";`, "src/ui/b.ts": `import "./c.ts";`, "src/ui/c.ts": `import "./a.ts";` })).toEqual([
    "a cycle: src/ui/a.ts -> src/ui/b.ts -> src/ui/c.ts -> src/ui/a.ts",
  ]);
});

test("finds a cycle that only types close", () => {
  expect(faults({ "src/ui/a.ts": `import type { B } from "./b.ts";`, "src/ui/b.ts": `import "./a.ts";` })).toEqual([
    "a cycle: src/ui/a.ts -> src/ui/b.ts -> src/ui/a.ts",
  ]);
});

test("lets a test use whatever it tests", () => {
  expect(oneFile("src/ui/button.test.tsx", "../../tests/support/test-clock.ts")).toEqual([]);
});

test("refuses a file of the site that lies in no room", () => {
  const lies = (path: string) => faults({ [path]: "" });
  expect(lies("src/site/home.page.tsx")).toEqual([expect.stringMatching(/none of the rooms/)]);
  expect(lies("src/site/misplaced/home.page.tsx")).toEqual([expect.stringMatching(/none of the rooms/)]);
  expect(["src/site/root.tsx", "src/site/routes.ts", "src/site/entry.server.tsx", "src/site/discover/home.page.tsx"].flatMap(lies)).toEqual(
    [],
  );
});
