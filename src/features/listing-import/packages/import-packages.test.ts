import { expect, test } from "vitest";
import { boatPage } from "../../../../tests/support/listing-pages/others.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { fieldMessages } from "../../../platform/input.ts";
import { readHostCharters } from "../../charters/index.server.ts";
import { readOwnListing } from "../../listings/index.server.ts";
import { PublishImportForm, PublishImportInput } from "../import.schema.ts";
import { readImport } from "../import.view.server.ts";
import { importSavedPage } from "../importing/start-import.server.ts";
import { publishImport } from "../publishing/publish-import.server.ts";
import { typedRow } from "./typed-packages.ts";

const services = await openTestServices(await openTestDatabase());
const newHost = async (): Promise<Ctx> => visitOf(services, await newPerson(services, "Hal Host"));

const TRIP = {
  photos: [],
  currency: "USD",
  options: [
    { name: "Half day", hours: 4, price: 450, max_guests: 6 },
    { name: "Full day", hours: 8, price: 800, start_times: ["10:00"] },
    { name: "A day in euros", hours: 7, price: 600, currency: "EUR" },
  ],
};

async function imported(host: Ctx, trip: object = TRIP) {
  const { importId } = await importSavedPage(host, Buffer.from(boatPage(trip)), "boat.html");
  return readImport(host, importId);
}
type Preview = Awaited<ReturnType<typeof imported>>;

/** The form as a browser sends it, with what the page doesn't say. */
function formOf({ values, marks, packages }: Preview, changes: Record<string, string> = {}): Record<string, string> {
  const rows = packages.flatMap(({ fields }, no) =>
    Object.entries(typedRow(fields)).map(([name, value]) => [`packages.${no}.${name}`, value] as const),
  );
  return {
    streetAddress: "1 Dock Street",
    zipCode: "21401",
    cleaningFeeCents: "0",
    minimumNights: "1",
    cancellationPolicy: "moderate",
    bedrooms: "2",
    beds: "4",
    bathrooms: "1",
    checkInTime: "15:00",
    checkOutTime: "11:00",
    houseRules: "",
    ...values,
    nightlyPriceCents: values["nightlyPriceCents"] ?? "",
    turnaroundMinutes: "60",
    noticeHours: "12",
    ...Object.fromEntries(rows),
    confirmed: Object.keys(marks)
      .filter((name) => marks[name] === "guessed")
      .join("\n"),
    isMine: "on",
    ...changes,
  };
}

const EUROS_LEFT_OUT = { "packages.2.isTaken": "" };
const faultsOf = (form: Record<string, string>) => {
  const parsed = PublishImportForm.safeParse(form);
  return parsed.success ? {} : fieldMessages(parsed.error);
};

async function published(host: Ctx, preview: Preview, form: Record<string, string>): Promise<string> {
  await publishImport(host, preview.id, PublishImportForm.parse(form));
  await runJobs(services);
  const { status, listingId, problem } = await readImport(host, preview.id);
  expect({ status, problem }).toEqual({ status: "completed", problem: null });
  return listingId ?? "";
}

test("a boat's page shows its packages, with what was taken as usual", async () => {
  const { packages, marks, values } = await imported(await newHost());
  expect(marks).toMatchObject({ packages: "guessed", nightlyPriceCents: "missing" });
  expect(values["nightlyPriceCents"]).toBeUndefined();
  expect(packages).toMatchObject([
    { fields: { name: "Half day", minutes: 240, captainedCents: 45_000, guests: 6 }, assumed: ["starts"], foreignPrice: null },
    { fields: { name: "Full day", starts: [{ firstStart: "10:00" }] }, assumed: [] },
    { fields: { captainedCents: null }, foreignPrice: { amount: 600, currency: "EUR" } },
  ]);
  expect(values["packages"]?.split("\n")[0]).toBe("Half day, 4 hours, up to 6 guests, $450 with captain, 8:00 AM and 1:00 PM, every day");
});

test("publishing saves them as the host corrected them, and sells hours alone", async () => {
  const host = await newHost();
  const preview = await imported(host);
  const form = formOf(preview, {
    ...EUROS_LEFT_OUT,
    "packages.0.starts": "9 AM, 14:30",
    "packages.0.bareboat": "$380.50",
    turnaroundMinutes: "90",
    noticeHours: "24",
  });
  const id = await published(host, preview, form);
  const { offerings } = await readHostCharters(host, id);
  expect(offerings.hours).toEqual({ turnaroundMinutes: 90, noticeMinutes: 1440, sellsNights: false });
  expect(offerings.packages).toMatchObject([
    { name: "Half day", minutes: 240, captainedCents: 45_000, bareboatCents: 38_050, guests: 6, isOn: true },
    { name: "Full day", minutes: 480, captainedCents: 80_000 },
  ]);
  expect(offerings.packages[0]?.starts.map(({ firstStart }) => firstStart)).toEqual(["09:00", "14:30"]);
  expect((await readOwnListing(host, id)).nightlyPriceCents).toBe(38_050);
});

test("with a price per night it sells nights as well, and without packages nights alone", async () => {
  const host = await newHost();
  const both = await imported(host);
  const sold = await published(host, both, formOf(both, { ...EUROS_LEFT_OUT, nightlyPriceCents: "30000" }));
  expect((await readHostCharters(host, sold)).offerings.hours).toMatchObject({
    sellsNights: true,
    turnaroundMinutes: 60,
    noticeMinutes: 720,
  });
  const other = await newHost();
  const nights = await imported(other);
  const none = { "packages.0.isTaken": "", "packages.1.isTaken": "", ...EUROS_LEFT_OUT };
  const plain = await published(other, nights, formOf(nights, { ...none, nightlyPriceCents: "30000" }));
  expect((await readHostCharters(other, plain)).offerings).toEqual({ hours: null, packages: [], extras: [] });
});

test("what was taken as usual waits for the host's word", async () => {
  const host = await newHost();
  const unchanged = await imported(host, { ...TRIP, options: TRIP.options.slice(0, 2) });
  await expect(publishImport(host, unchanged.id, PublishImportForm.parse(formOf(unchanged, { confirmed: "" })))).rejects.toMatchObject({
    details: { fields: { packages: "Please change this, or confirm that it is right." } },
  });
});

test.each([
  [
    "a price in another currency that nobody replaced",
    {},
    { "packages.2.captainedCents": "Enter a price with captain, bareboat, or both." },
  ],
  ["a time that is none", { "packages.0.starts": "25:00" }, { "packages.0.starts.0.firstStart": "Enter a time such as 08:30." }],
  ["no start", { "packages.0.starts": "" }, { "packages.0.starts": "Add at least one start." }],
  ["a length of 0", { "packages.0.hours": "0" }, { "packages.0.minutes": "A trip lasts 30 minutes or more." }],
  ["a length of a year", { "packages.0.hours": "8760" }, { "packages.0.minutes": expect.stringMatching(/^A trip lasts 14 days at most/) }],
  ["a price below 0", { "packages.0.captained": "-5" }, { "packages.0.captainedCents": expect.any(String) }],
  ["more people than the boat takes", { "packages.0.guests": "7" }, { "packages.0.guests": "The boat takes up to 6 guests." }],
  ["a turnaround that ends after check-in", { turnaroundMinutes: "300" }, { turnaroundMinutes: expect.stringMatching(/^Check-out and/) }],
  ["no notice", { noticeHours: "" }, { noticeMinutes: expect.any(String) }],
])("refuses %s", async (what, changes, faults) => {
  const preview = await imported(await newHost());
  const isEuros = what.includes("currency");
  expect(faultsOf(formOf(preview, { ...(isEuros ? {} : EUROS_LEFT_OUT), ...(changes as Record<string, string>) }))).toMatchObject(faults);
});

test("refuses a listing with neither a price per night nor packages, and a home with packages", async () => {
  const preview = await imported(await newHost());
  const none = { "packages.0.isTaken": "", "packages.1.isTaken": "", ...EUROS_LEFT_OUT };
  expect(faultsOf(formOf(preview, none))).toEqual({ nightlyPriceCents: "Price per night is required" });
  const home = { ...EUROS_LEFT_OUT, type: "property", category: "House" };
  expect(faultsOf(formOf(preview, { ...home, nightlyPriceCents: "100" }))).toEqual({ packages: "Only boats have packages." });
  const { packages: _words, ...plain } = formOf(preview);
  expect(PublishImportInput.safeParse({ ...plain, amenities: [], packages: "none" }).success).toBe(false);
});
