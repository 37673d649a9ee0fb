import { describe, expect, test } from "vitest";
import { newBoat } from "../../../../../tests/support/boats.ts";
import { newListing } from "../../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { readHostCharters, saveExtras } from "../../index.server.ts";
import { ExtrasInput, TypedExtras } from "./extras.schema.ts";
import { valuesOfExtras } from "./typed-extras.ts";

const services = await openTestServices(await openTestDatabase());
const visit = await visitOf(services, await newPerson(services, "Hal Host"));
const hostId = visit.actor?.id ?? "";
const stranger = await visitOf(services, await newPerson(services, "Sam Stranger"));

const captain = { name: "Captain's tip", kind: "captain", terms: "at_the_end", crew: "captained" };
const fuel = { name: "Fuel", kind: "fuel", terms: "priced", cents: 4_000, unit: "hour", isRequired: true };
const board = { name: "Paddle board", kind: "equipment", terms: "priced", cents: 3_000, unit: "booking" };
const input = (...extras: object[]) => ExtrasInput.parse({ extras });
const extrasOf = async (listingId: string) => (await readHostCharters(visit, listingId)).offerings.extras;

describe("the extras of a boat", () => {
  test("are added, changed, put in order and removed, and keep who they are", async () => {
    const { id } = await newBoat(services, { hostId });
    await saveExtras(visit, id, input(captain, fuel));
    const [first, second] = await extrasOf(id);
    expect([first, second]).toMatchObject([captain, fuel]);
    await saveExtras(visit, id, input({ ...fuel, id: second?.id, cents: 5_000 }, board));
    expect(await extrasOf(id)).toMatchObject([{ ...fuel, cents: 5_000, id: second?.id }, board]);
    await saveExtras(visit, id, input());
    expect(await extrasOf(id)).toEqual([]);
  });

  test("that changed elsewhere meanwhile are refused, and so are those of another boat", async () => {
    const [one, other] = [await newBoat(services, { hostId }), await newBoat(services, { hostId })];
    await saveExtras(visit, one.id, input(fuel));
    await saveExtras(visit, other.id, input(board));
    const [own] = await extrasOf(one.id);
    const [foreign] = await extrasOf(other.id);
    for (const refused of [
      { extras: [{ ...fuel, id: own?.id }], knownIds: [] },
      { extras: [{ ...board, id: foreign?.id }] },
      {
        extras: [
          { ...fuel, id: own?.id },
          { ...fuel, id: own?.id },
        ],
      },
    ])
      await expect(saveExtras(visit, one.id, ExtrasInput.parse(refused))).rejects.toMatchObject({ code: "extras_changed" });
    expect(await extrasOf(one.id)).toEqual([own]);
    expect(await extrasOf(other.id)).toEqual([foreign]);
  });

  test("of two forms at once are those of one of them", async () => {
    const { id } = await newBoat(services, { hostId });
    const known = (extra: object) => ExtrasInput.parse({ extras: [extra], knownIds: [] });
    const tries = await Promise.allSettled([saveExtras(visit, id, known(fuel)), saveExtras(visit, id, known(board))]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await extrasOf(id)).toHaveLength(1);
  });

  test("are the host's own, and a home has none", async () => {
    const { id } = await newBoat(services, { hostId });
    await expect(saveExtras(stranger, id, input())).rejects.toMatchObject({ code: "listing_not_found" });
    await expect(saveExtras(testCtx(services), id, input())).rejects.toMatchObject({ code: "sign_in_required" });
    const home = await newListing(services, { hostId });
    await expect(saveExtras(visit, home.id, input())).rejects.toMatchObject({ code: "only_boats" });
  });

  test.each<[string, object]>([
    ["extras.0.cents: Enter a price.", { ...fuel, cents: null }],
    ["extras.0.cents: Leave this empty: nothing is charged for it here.", { ...fuel, terms: "included" }],
    ["extras.0.terms: What is on request can't be required.", { ...captain, terms: "on_request", isRequired: true }],
    ["extras.0.name: Name is required", { ...fuel, name: "" }],
    ["extras.0.cents: must not be negative", { ...fuel, cents: -1 }],
  ])("are refused: %s", (fault, extra) => {
    const { error } = ExtrasInput.safeParse({ extras: [extra] });
    expect(error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([fault]);
  });

  test("are up to 30, and the same after the form and back", () => {
    const many = (count: number) => ExtrasInput.safeParse({ extras: Array.from({ length: count }, () => fuel) });
    expect(many(30).success).toBe(true);
    expect(many(31).error?.issues[0]?.message).toBe("A boat can have up to 30 extras.");
    const extras = input(captain, fuel).extras.map((extra) => ({ ...extra, id: crypto.randomUUID() }));
    expect(TypedExtras.parse(valuesOfExtras(extras))).toEqual({ extras, knownIds: extras.map(({ id }) => id) });
  });
});
