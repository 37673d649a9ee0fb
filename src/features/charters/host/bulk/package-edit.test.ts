import { describe, expect, test } from "vitest";
import { newKey } from "../../../../../tests/support/bookings.ts";
import { newHosting } from "../../../../../tests/support/hosts.ts";
import { newListing } from "../../../../../tests/support/listings.ts";
import { openTestServices, testCtx } from "../../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import type { Ctx } from "../../../../platform/context.server.ts";
import { saveHours } from "../../../availability/index.server.ts";
import { charterSubscribers } from "../../charter.jobs.server.ts";
import { PackageInput } from "../packages/package.schema.ts";
import { savePackage } from "../packages/save-package.server.ts";
import { switchPackage } from "../packages/switch-package.server.ts";
import { templateTimes } from "../packages/templates.ts";
import { readHostCharters } from "../read-host-charters.server.ts";
import { editPackages } from "./edit-packages.server.ts";
import { PreviewPackageEditForm, type PreviewPackageEditInput } from "./package-edit.schema.ts";
import { previewPackageEdit } from "./preview-package-edit.server.ts";
import { readPackageEdit } from "./read-package-edit.server.ts";
import { lastPackageEdit, undoPackageEdit } from "./undo-package-edit.server.ts";

const services = await openTestServices(await openTestDatabase());
const HOURS = { turnaroundMinutes: 60, noticeMinutes: 720, sellsNights: true };

const halfDay = (given: object = {}) =>
  PackageInput.parse({
    name: "Half day",
    ...templateTimes("half-day"),
    captainedCents: 40_000,
    bareboatCents: 30_000,
    guests: 6,
    ...given,
  });
const sunset = PackageInput.parse({ name: "Sunset sail", ...templateTimes("sunset-sail"), captainedCents: 6000, seats: 6, guests: 6 });

/** A host with a boat that sells a half day and a sunset, one that sells nights alone, and a house. */
async function fleet() {
  const { visit, listingId: boat } = await newHosting(services);
  const hostId = visit.actor?.id ?? "";
  const quiet = (await newListing(services, { hostId, type: "boat", category: "Boat", title: "Quiet" })).id;
  const house = (await newListing(services, { hostId })).id;
  await saveHours(visit, boat, HOURS);
  const weekends = { weekdays: 65, captainedCents: 50_000, bareboatCents: null };
  const { packageId } = await savePackage(visit, boat, halfDay({ prices: [weekends] }));
  await savePackage(visit, boat, sunset);
  return { visit, boat, quiet, house, all: [boat, quiet, house], packageId };
}

const NOTHING = { priceChange: null, priceAmount: null, turnaroundMinutes: null, noticeMinutes: null, turnOn: [], turnOff: [] };
const edit = (listingIds: string[], given: Partial<PreviewPackageEditInput>): PreviewPackageEditInput => ({
  ...NOTHING,
  listingIds,
  ...given,
});
const offeringsOf = async (visit: Ctx, id: string) => (await readHostCharters(visit, id)).offerings;
const RAISED = { priceChange: "raise_percent", priceAmount: 10 } as const;

test("a preview says what changes, leaves alone what sells no hours and says so, and changes nothing", async () => {
  const { visit, all, boat } = await fleet();
  const before = await offeringsOf(visit, boat);
  expect(await readPackageEdit(visit, all)).toEqual({ boats: 1, names: ["Half day", "Sunset sail"] });
  expect(await previewPackageEdit(visit, edit(all, { ...RAISED, turnaroundMinutes: 90, turnOff: ["half DAY"] }))).toEqual({
    listings: [
      {
        listingId: boat,
        title: "Patience",
        changes: [
          { what: "Turnaround", from: "1 hour", to: "90 minutes" },
          { what: "Half day", from: "$400 with captain, $300 bareboat", to: "$440 with captain, $330 bareboat" },
          { what: "Half day, some days", from: "Sundays and Saturdays: $500 with captain", to: "Sundays and Saturdays: $550 with captain" },
          { what: "Half day is", from: "on", to: "off" },
          { what: "Sunset sail", from: "$60 a seat", to: "$66 a seat" },
        ],
      },
    ],
    unchanged: 0,
    withoutHours: 2,
  });
  expect(await offeringsOf(visit, boat)).toEqual(before);
  expect(await previewPackageEdit(visit, edit([boat], { noticeMinutes: 720 }))).toMatchObject({
    listings: [],
    unchanged: 1,
    withoutHours: 0,
  });
});

test("it changes all of them at once, once per key, and is undone", async () => {
  const { visit, all, boat, quiet } = await fleet();
  const before = await offeringsOf(visit, boat);
  const request = {
    ...edit(all, { priceChange: "lower_dollars", priceAmount: 12.5, noticeMinutes: 1440, turnOff: ["Sunset sail"] }),
    key: newKey(),
  };
  expect(await Promise.all([editPackages(visit, request), editPackages(visit, request)])).toEqual([{ changed: 1 }, { changed: 1 }]);
  const after = await offeringsOf(visit, boat);
  expect(after.hours).toEqual({ ...HOURS, noticeMinutes: 1440 });
  expect(after.packages).toMatchObject([
    {
      name: "Half day",
      captainedCents: 38_750,
      bareboatCents: 28_750,
      isOn: true,
      prices: [{ captainedCents: 48_750, bareboatCents: null }],
    },
    { name: "Sunset sail", captainedCents: 4750, isOn: false },
  ]);
  expect(after.packages[0]?.starts).toEqual(before.packages[0]?.starts);
  expect((await offeringsOf(visit, quiet)).hours).toBeNull();
  expect(await lastPackageEdit(visit)).toMatchObject({ listings: 1 });
  expect(await undoPackageEdit(visit)).toEqual({ restored: 1, left: 0 });
  const plain = ({ hours, packages }: typeof before) => ({ hours, packages: packages.map(({ version: _version, ...rest }) => rest) });
  expect(plain(await offeringsOf(visit, boat))).toEqual(plain(before));
  expect(await lastPackageEdit(visit)).toBeNull();
  await expect(undoPackageEdit(visit)).rejects.toMatchObject({ code: "bulk_edit_gone" });
});

test("packages are turned on by their names", async () => {
  const { visit, boat, packageId } = await fleet();
  await switchPackage(visit, boat, packageId, { isOn: false });
  await editPackages(visit, { ...edit([boat], { turnOn: ["Half day"] }), key: newKey() });
  expect((await offeringsOf(visit, boat)).packages.map(({ isOn }) => isOn)).toEqual([true, true]);
});

describe("what was saved since is left alone by the undo", () => {
  test.each([
    [
      "a package",
      async (visit: Ctx, boat: string, packageId: string) => {
        const version = (await offeringsOf(visit, boat)).packages[0]?.version ?? 0;
        await savePackage(visit, boat, halfDay({ captainedCents: 99_900 }), { packageId, version });
      },
    ],
    ["a switch", (visit: Ctx, boat: string, packageId: string) => switchPackage(visit, boat, packageId, { isOn: false })],
    ["the hours", (visit: Ctx, boat: string) => saveHours(visit, boat, { ...HOURS, turnaroundMinutes: 15 })],
  ])("%s", async (_what, save) => {
    const { visit, boat, packageId } = await fleet();
    await editPackages(visit, { ...edit([boat], RAISED), key: newKey() });
    await save(visit, boat, packageId);
    const before = await offeringsOf(visit, boat);
    expect(await undoPackageEdit(visit)).toEqual({ restored: 0, left: 1 });
    expect(await offeringsOf(visit, boat)).toEqual(before);
  });
});

test("it can be undone for an hour, and goes with the account", async () => {
  const { visit, boat } = await fleet();
  await editPackages(visit, { ...edit([boat], RAISED), key: newKey() });
  for (const { tell } of charterSubscribers) await tell(testCtx(services), { accountId: crypto.randomUUID() });
  expect(await lastPackageEdit(visit)).not.toBeNull();
  for (const { tell } of charterSubscribers) await tell(testCtx(services), { accountId: visit.actor?.id ?? "" });
  expect(await lastPackageEdit(visit)).toBeNull();
  await editPackages(visit, { ...edit([boat], RAISED), key: newKey() });
  services.clock.advance(61 * 60);
  await expect(undoPackageEdit(visit)).rejects.toMatchObject({ code: "bulk_edit_gone" });
});

test("one boat that can't be changed like this keeps all of them as they are", async () => {
  const { visit, boat } = await fleet();
  const before = await offeringsOf(visit, boat);
  const refusals = [
    [
      { priceChange: "lower_dollars", priceAmount: 60 },
      { priceAmount: "“Sunset sail” of “Patience” would cost nothing. Lower prices by less." },
    ],
    [{ priceChange: "raise_dollars", priceAmount: 49_900 }, { priceAmount: "“Half day” of “Patience” would cost more than $50,000." }],
    [
      { ...RAISED, turnaroundMinutes: 600 },
      { turnaroundMinutes: expect.stringMatching(/^“Patience”: Check-out and turnaround end after check-in/) },
    ],
  ] as const;
  for (const [given, fields] of refusals)
    await expect(editPackages(visit, { ...edit([boat], given), key: newKey() })).rejects.toMatchObject({ details: { fields } });
  expect(await offeringsOf(visit, boat)).toEqual(before);
  expect(await lastPackageEdit(visit)).toBeNull();
});

test("strangers and visitors edit, preview, read and undo nothing", async () => {
  const { visit, boat } = await fleet();
  const other = await fleet();
  const change = edit([boat, other.boat], RAISED);
  await expect(editPackages(other.visit, { ...change, key: newKey() })).rejects.toMatchObject({ code: "listing_not_found" });
  await expect(previewPackageEdit(other.visit, change)).rejects.toMatchObject({ code: "listing_not_found" });
  expect(await readPackageEdit(other.visit, [boat])).toEqual({ boats: 0, names: [] });
  await editPackages(visit, { ...edit([boat], RAISED), key: newKey() });
  await expect(undoPackageEdit(other.visit)).rejects.toMatchObject({ code: "bulk_edit_gone" });
  const visitor = testCtx(services);
  for (const refused of [
    () => editPackages(visitor, { ...change, key: newKey() }),
    () => previewPackageEdit(visitor, change),
    () => readPackageEdit(visitor, [boat]),
    () => undoPackageEdit(visitor),
  ])
    await expect(refused()).rejects.toMatchObject({ code: "sign_in_required" });
});

describe("the form", () => {
  const parse = (given: Record<string, string>) =>
    PreviewPackageEditForm.safeParse({
      listingIds: crypto.randomUUID(),
      priceChange: "",
      priceAmount: "",
      turnaroundMinutes: "",
      noticeHours: "",
      ...given,
    });

  test("reads ticked packages, and the notice in hours", () => {
    expect(parse({ "on-Half day": "on", "off-Sunset sail": "on", noticeHours: "6", turnaroundMinutes: "45" }).data).toMatchObject({
      turnOn: ["Half day"],
      turnOff: ["Sunset sail"],
      noticeMinutes: 360,
      turnaroundMinutes: 45,
    });
  });

  test.each([
    ["nothing at all", {}, "edit"],
    ["no amount", { priceChange: "raise_percent" }, "priceAmount"],
    ["all of the price off", { priceChange: "lower_percent", priceAmount: "100" }, "priceAmount"],
    ["a turnaround of two days", { turnaroundMinutes: "2880" }, "turnaroundMinutes"],
    ["a notice that is none", { noticeHours: "soon" }, "noticeMinutes"],
    ["on and off at once", { "on-Half day": "on", "off-Half day": "on" }, "turnOff"],
  ])("refuses %s", (_what, given, field) =>
    expect(parse(given as Record<string, string>).error?.issues.map(({ path }) => path.join("."))).toContain(field),
  );
});
