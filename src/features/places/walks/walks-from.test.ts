import { beforeAll, expect, test } from "vitest";
import { SMALL_GAZETTEER } from "../../../../tests/support/gazetteer.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { fillGazetteer } from "../gazetteer/fill-gazetteer.server.ts";
import { minutesOnFoot, type Walk, walkInWords } from "./walk.rules.ts";
import { walksFrom } from "./walks-from.server.ts";

const FRIDAY_HARBOR = { city: "Friday Harbor", state: "WA", zipCode: "98250", country: "United States" };
const NOWHERE = { city: "Atlantis", state: "", zipCode: "", country: "Greece" };

let ctx: Ctx;
beforeAll(async () => {
  const services = await openTestServices(await openTestDatabase());
  await fillGazetteer(services, SMALL_GAZETTEER);
  ctx = testCtx(services);
});

const walks = async (latitude: number, longitude: number, town = NOWHERE) => walksFrom(ctx, { at: { latitude, longitude }, town });
const ways = (found: Walk[]) => found.map(({ to }) => to);

test("a house in a harbor town says how long one walks to the harbor and to the center, the nearest first", async () => {
  const found = await walks(48.535, -123.021, FRIDAY_HARBOR);
  expect(found).toContainEqual({ to: "harbor", name: "Port of Friday Harbor", minutes: expect.any(Number) });
  expect(ways(found)).toContain("center");
  expect(found.map(({ minutes }) => minutes)).toEqual(found.map(({ minutes }) => minutes).toSorted((a, b) => a - b));
  for (const { minutes } of found) expect(minutes).toBeLessThanOrEqual(30);
});

test("nobody walks for more than half an hour", async () => {
  expect(await walks(38.5, -98.5)).toEqual([]);
  expect(await walks(48.6, -123.1, FRIDAY_HARBOR)).not.toContainEqual(expect.objectContaining({ to: "center" }));
});

test("nobody walks over a bay", async () => {
  // Jamestown, two miles over the water from Newport; and Goat Island's side of Coronado.
  expect(ways(await walks(41.4967, -71.3667))).toEqual(["shore"]);
  expect((await walks(32.6995, -117.169)).map(({ name }) => name)).not.toContain("Harbor Island West Marina");
});

test("says nothing of the shore of a lake, which the map draws too roughly", async () => {
  expect(ways(await walks(44.7631, -85.6206))).not.toContain("shore");
  expect(ways(await walks(44.7631, -85.6206))).toContain("harbor");
});

test("a shore that is farther than a beach on it isn't mentioned", async () => {
  const found = await walks(41.0359, -71.957);
  expect(found[0]).toMatchObject({ to: "beach", name: "Kirk Park Beach" });
  expect(ways(found)).not.toContain("shore");
});

test("a village that may stand in the middle of its ZIP code has no center to walk to", async () => {
  expect(ways(await walks(43.642, -70.241, { city: "South Portland", state: "ME", zipCode: "", country: "United States" }))).not.toContain(
    "center",
  );
});

test("is said as about, in whole minutes", () => {
  expect([0, 50, 300, 1846, 1847].map(minutesOnFoot)).toEqual([1, 1, 5, 30, null]);
  const said = (to: Walk["to"], name: string | null, from: "home" | "boat" = "home") => walkInWords({ to, name, minutes: 4 }, from);
  expect(said("shore", null)).toBe("About 4\u00a0min walk to the shore");
  expect(said("harbor", "Camden Harbor")).toBe("About 4\u00a0min walk to Camden Harbor");
  expect(said("center", null)).toBe("About 4\u00a0min walk to the town center");
  expect(said("center", null, "boat")).toBe("About 4\u00a0min walk from the harbor to town");
});
