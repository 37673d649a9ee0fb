import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { SMALL_GAZETTEER } from "../../../tests/support/gazetteer.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { fillGazetteer } from "./gazetteer/fill-gazetteer.server.ts";
import { SuggestPlacesInput } from "./place.schema.ts";
import { suggestPlaces } from "./suggest-places.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  await fillGazetteer(services, SMALL_GAZETTEER);
});

const labels = async (text: string, limit = 6) =>
  (await suggestPlaces(testCtx(services), SuggestPlacesInput.parse({ text, limit }))).map(({ label }) => label);

describe("suggestions", () => {
  test("begin with the text, the larger first", async () => {
    expect(await labels("sea")).toEqual([
      "Seattle, Washington, United States",
      "Seaside, Oregon, United States",
      "SeaTac, Washington, United States",
    ]);
  });

  test("say all that a form or a map needs", async () => {
    const [place] = await suggestPlaces(testCtx(services), { text: "Friday", limit: 1 });
    expect(place).toMatchObject({
      kind: "city",
      label: "Friday Harbor, Washington, United States",
      name: "Friday Harbor",
      region: "Washington",
      country: "United States",
      latitude: 48.5343,
      longitude: -123.0171,
    });
  });

  test.each(["Seatle", "seattl", "Saettle", "seattel"])("understand the misspelling %j", async (text) => {
    expect(await labels(text)).toContain("Seattle, Washington, United States");
  });

  test.each(["malaga", "Málaga", "MÁLAGA", "Málag"])("do not mind the case and the accents of %j", async (text) => {
    expect(await labels(text)).toEqual(["Málaga, Andalusia, Spain", "Málaga, Santander, Colombia"]);
  });

  test.each(["bodo", "Bodø"])("take %j for the same letters", async (text) => {
    expect(await labels(text)).toEqual(["Bodø, Nordland, Norway"]);
  });

  test.each(["st petersburg", "Saint Petersburg", "St. Petersb"])("take a short word for the long one in %j", async (text) => {
    expect(await labels(text)).toEqual(["St. Petersburg, Florida, United States"]);
  });

  test.each(["portland, me", "Portland, Maine", "portland maine", "portland, maine, usa"])(
    "are narrowed down by the region in %j",
    async (text) => {
      expect((await labels(text))[0]).toBe("Portland, Maine, United States");
      expect(await labels(text)).not.toContain("Portland, Oregon, United States");
    },
  );

  test("find a later word after the first ones", async () => {
    expect(await labels("portland")).toEqual([
      "Portland, Oregon, United States",
      "Portland, Maine, United States",
      "South Portland, Maine, United States",
    ]);
    expect(await labels("harbor")).toEqual(["Friday Harbor, Washington, United States"]);
  });

  test("know what people also call a place", async () => {
    expect(await labels("san juan isl")).toEqual(["Friday Harbor, Washington, United States"]);
  });

  test("are found again by their own label", async () => {
    expect((await labels("Friday Harbor, Washington, United States"))[0]).toBe("Friday Harbor, Washington, United States");
  });

  test("complete a ZIP code and name its town", async () => {
    expect(await labels("982")).toEqual(["98250, Friday Harbor, Washington, United States"]);
  });

  test("are no more than were asked for", async () => {
    expect(await labels("p", 1)).toEqual(["Portland, Oregon, United States"]);
  });

  test.each([
    "%",
    "_",
    "%%%",
    "'",
    `"; drop table places; --`,
    "\\",
    "\0",
    "\u{1F3D6}",
    "﷽",
    ",,,",
    "{{7*7}}",
    "../../etc/passwd",
    "NULL",
    "\uD800",
  ])("take %j for text and nothing else", async (text) => {
    expect(await labels(text)).toEqual([]);
  });

  test("come for any text at all, or none do", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", minLength: 1, maxLength: 100 }), async (text) => {
        expect((await suggestPlaces(testCtx(services), { text, limit: 3 })).length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the query", () => {
  test.each([
    {},
    { text: "" },
    { text: "   " },
    { text: "a".repeat(101) },
    { text: "a", limit: "0" },
    { text: "a", limit: "11" },
    { text: "a", limit: "1.5" },
    { text: "a", limit: "many" },
  ])("is refused as %j", (given) => {
    expect(SuggestPlacesInput.safeParse(given).success).toBe(false);
  });

  test("is trimmed", () => {
    expect(SuggestPlacesInput.parse({ text: "  Oslo ", limit: "3" })).toEqual({ text: "Oslo", limit: 3 });
  });
});
