import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { SMALL_GAZETTEER } from "../../../../tests/support/gazetteer.ts";
import { airbnb2026Page } from "../../../../tests/support/listing-pages/airbnb.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { deleteListing, listOwnListings, readOwnListing } from "../../listings/index.server.ts";
import { fillGazetteer } from "../../places/index.server.ts";
import { MOST_OPEN } from "../import.errors.ts";
import { listingImports } from "../import.tables.server.ts";
import { listImports, readImport } from "../import.view.server.ts";
import { importSavedPage } from "../importing/start-import.server.ts";
import { discardImport } from "../importing/own-import.server.ts";
import { createDrafts } from "./create-drafts.server.ts";
import { csvJobs } from "./csv.jobs.server.ts";
import { type Matching, MOST_CSV_ROWS } from "./csv.rules.ts";
import { ImportRowsQuery, PublishRowsInput } from "./csv.schema.ts";
import { listCsv, readCsv } from "./csv.view.server.ts";
import { discardCsv } from "./discard-csv.server.ts";
import { keepCsv } from "./keep-csv.server.ts";
import { matchColumns } from "./match-columns.server.ts";
import { publishRows } from "./publish-rows.server.ts";

const services = await openTestServices(await openTestDatabase());
const newHost = async (): Promise<Ctx> => visitOf(services, await newPerson(services, "Hal Host"));

const HEADER =
  "Listing ID,Name,Description,Property type,Price,Cleaning fee,Minimum nights,Street,City,State,ZIP,Country,Guests,Bedrooms,Beds,Bathrooms,Amenities,Check-in,Check-out,Cancellation policy";
const row = (id: string, name: string, changes: Record<number, string> = {}) =>
  Object.values({
    0: id,
    1: name,
    2: "A quiet place by the lake",
    3: "Entire cabin",
    4: '"$1,250.00"',
    5: "$0.00",
    6: "2",
    7: "1 Fern Lane",
    8: "Arcata",
    9: "California",
    10: "95521",
    11: "US",
    12: "4",
    13: "2",
    14: "3",
    15: "1.5 baths",
    16: '"[""Wifi"", ""Hot tub""]"',
    17: "4:00 PM",
    18: "10:00",
    19: "strict_14",
    ...changes,
  }).join(",");
const file = (...rows: string[]) => Buffer.from([HEADER, ...rows].join("\r\n"));

const ALL = ImportRowsQuery.parse({});
const report = (host: Ctx, fileId: string) => readCsv(host, fileId, ALL);

/** Uploads a file and agrees with the guess of its columns. */
async function matched(host: Ctx, bytes: Uint8Array): Promise<string> {
  const { fileId } = await keepCsv(host, bytes, "fleet.csv");
  const { columns } = await report(host, fileId);
  await matchColumns(host, fileId, { matching: columns.map(({ field }) => field) });
  return fileId;
}

const listingsOf = async (host: Ctx) => (await listOwnListings(host, { type: "property", show: 50 })).listings;

describe("a file", () => {
  test("is kept with its columns guessed, for its host alone, and a reload keeps the matching", async () => {
    const host = await newHost();
    const { fileId } = await keepCsv(host, file(row("1", "Fern Hollow")), "fleet.csv");
    const before = await report(host, fileId);
    expect(before).toMatchObject({ name: "fleet.csv", rowCount: 1, isMatched: false, rows: [] });
    expect(before.columns.slice(0, 5)).toEqual([
      { name: "Listing ID", samples: ["1"], field: "listingId" },
      { name: "Name", samples: ["Fern Hollow"], field: "title" },
      { name: "Description", samples: ["A quiet place by the lake"], field: "description" },
      { name: "Property type", samples: ["Entire cabin"], field: "category" },
      { name: "Price", samples: ["$1,250.00"], field: "nightlyPrice" },
    ]);
    const matching: Matching = before.columns.map(({ field }) => (field === "description" ? null : field));
    await matchColumns(host, fileId, { matching });
    const after = await report(host, fileId);
    expect(after.columns[2]?.field).toBeNull();
    expect(after).toMatchObject({ isMatched: true, rows: [{ state: "look", missing: ["description"], guessed: [] }] });

    const stranger = await newHost();
    const notFound = { code: "csv_not_found", status: 404 };
    await expect(report(stranger, fileId)).rejects.toMatchObject(notFound);
    await expect(matchColumns(stranger, fileId, { matching })).rejects.toMatchObject(notFound);
    await expect(createDrafts(stranger, fileId, { rows: [2] })).rejects.toMatchObject(notFound);
    await expect(publishRows(stranger, fileId, { confirmed: [], isMine: true })).rejects.toMatchObject(notFound);
    await expect(discardCsv(stranger, fileId)).rejects.toMatchObject(notFound);
    expect((await listCsv(stranger)).files).toEqual([]);
    await discardCsv(host, fileId);
    expect((await listCsv(host)).files).toEqual([]);
  });

  test("needs someone signed in, a column for the title, and as many columns as it has", async () => {
    await expect(keepCsv({ ...services, actor: null, request: null }, file(row("1", "A")), "x.csv")).rejects.toMatchObject({
      code: "sign_in_required",
    });
    const host = await newHost();
    const { fileId } = await keepCsv(host, Buffer.from("a,b\n1,2"), "x.csv");
    await expect(matchColumns(host, fileId, { matching: ["city", null] })).rejects.toMatchObject({ code: "csv_no_title" });
    await expect(matchColumns(host, fileId, { matching: ["title"] })).rejects.toMatchObject({ code: "malformed_request" });
    await expect(createDrafts(host, fileId, { rows: [2] })).rejects.toMatchObject({ code: "csv_not_matched" });
    await expect(publishRows(host, fileId, { confirmed: [], isMine: true })).rejects.toMatchObject({ code: "csv_not_matched" });
  });

  test("is forgotten after a day, its imports are not, and only the newest five are kept", async () => {
    const host = await newHost();
    const fileId = await matched(host, file(row("1", "Fern Hollow")));
    await createDrafts(host, fileId, { rows: [2] });
    services.clock.advance(DAY_MS + 60_000);
    const forget = csvJobs.find(({ name }) => name === "imports.forget-files");
    await forget?.run({ ...services, actor: null, request: null }, {});
    await expect(report(host, fileId)).rejects.toMatchObject({ code: "csv_not_found" });
    expect((await listImports(host)).imports).toHaveLength(1);
    for (let number = 1; number <= 6; number++) {
      services.clock.advance(1000);
      await keepCsv(host, file(row("1", "Fern Hollow")), `${number}.csv`);
    }
    expect((await listCsv(host)).files.map(({ name }) => name)).toEqual(["6.csv", "5.csv", "4.csv", "3.csv", "2.csv"]);
  });
});

describe("the report", () => {
  test("says of each row whether it is ready, needs a look, is refused or was imported before", async () => {
    const host = await newHost();
    const fileId = await matched(
      host,
      file(
        row("1", "Complete"),
        row("2", "No price", { 4: "" }),
        row("3", "Euro", { 4: '"1.250,00 €"' }),
        row("4", "No street", { 7: "", 19: "" }),
        "",
        row("5", ""),
        `${row("6", "Too long")},more,and more`,
        row("1", "Complete again"),
        "7,Short",
      ),
    );
    const { rows, counts } = await report(host, fileId);
    expect(rows).toMatchObject([
      { row: 2, state: "ready", title: "Complete", city: "Arcata", nightlyPriceCents: 125_000, missing: [], guessed: [] },
      { row: 3, state: "look", nightlyPriceCents: 20_000, missing: [], guessed: ["nightlyPriceCents"] },
      { row: 4, state: "look", nightlyPriceCents: null, foreignPrice: { amount: 1250, currency: "EUR" }, missing: ["nightlyPriceCents"] },
      { row: 5, state: "look", missing: ["streetAddress"], guessed: ["cancellationPolicy"] },
      { row: 7, state: "refused", reason: "This row has no title." },
      { row: 8, state: "refused", reason: "This row has 22 cells, but there are 20 columns. Check its quotation marks." },
      { row: 9, state: "known", reason: "The same listing is in row 2." },
      { row: 10, state: "look", missing: expect.arrayContaining(["city", "bedrooms"]) as unknown },
    ]);
    expect(counts).toEqual({ all: 8, ready: 1, look: 4, known: 1, refused: 2, made: 0 });
    expect((await readCsv(host, fileId, { list: "refused", page: 9 })).rows.map((each) => each.row)).toEqual([7, 8]);
  });

  test("knows a listing by its number, else by title and city, among the host's own imports", async () => {
    const host = await newHost();
    await createDrafts(host, await matched(host, file(row("77", "Fern Hollow"))), { rows: [2] });
    const again = await matched(host, file(row("77", "New name"), row("", "fern hollow"), row("78", "Fern Hollow")));
    const { rows, chosen } = await report(host, again);
    expect(rows.map(({ state }) => state)).toEqual(["known", "known", "ready"]);
    expect(chosen).toEqual([4]);
    expect((await createDrafts(host, again, { rows: [2] })).made).toHaveLength(1);
    const stranger = await newHost();
    expect((await report(stranger, await matched(stranger, file(row("77", "Fern Hollow"))))).counts.known).toBe(0);
  });
});

describe("drafts", () => {
  test("are made of the chosen rows once, and the host can look each over", async () => {
    const host = await newHost();
    const fileId = await matched(host, file(row("1", "One"), row("2", "Two"), row("3", "")));
    const first = await createDrafts(host, fileId, { rows: [2, 4] });
    expect(first).toEqual({
      made: [{ row: 2, importId: expect.any(String) as unknown }],
      skipped: [{ row: 4, reason: "This row has no title." }],
    });
    const second = await createDrafts(host, fileId, { rows: [2, 3] });
    expect(second).toMatchObject({ made: [{ row: 3 }], skipped: [{ row: 2, reason: "This row is imported already." }] });
    expect(await readImport(host, first.made[0]?.importId ?? "")).toMatchObject({
      status: "ready",
      source: "fleet.csv, row 2",
      values: {
        title: "One",
        state: "CA",
        country: "United States",
        bathrooms: "1.5",
        cleaningFeeCents: "0",
        cancellationPolicy: "strict",
      },
      marks: { title: "found", cleaningFeeCents: "found" },
    });
    const { counts, rows } = await report(host, fileId);
    expect(counts).toMatchObject({ made: 2, ready: 0 });
    expect(rows[0]?.made).toMatchObject({ status: "ready" });
    await discardImport(host, first.made[0]?.importId ?? "");
    expect((await report(host, fileId)).counts).toMatchObject({ made: 1, ready: 1 });
    await expect(createDrafts(host, fileId, { rows: [] })).rejects.toMatchObject({ code: "csv_none_chosen" });
  });

  test("pressed twice at once are made once", async () => {
    const host = await newHost();
    const fileId = await matched(host, file(row("1", "One"), row("2", "Two")));
    await Promise.all([createDrafts(host, fileId, { rows: [2, 3] }), createDrafts(host, fileId, { rows: [2, 3] })]);
    expect((await listImports(host)).imports).toHaveLength(2);
  });

  test("beyond 3,000 unfinished imports, of pages and rows together, are refused, and none is made", async () => {
    const host = await newHost();
    const fileId = await matched(host, file(row("1", "One")));
    const [now, hostId] = [services.clock.now(), host.actor?.id ?? ""];
    const many = Array.from({ length: MOST_OPEN }, () => ({
      hostId,
      source: "x",
      status: "ready" as const,
      createdAt: now,
      updatedAt: now,
    }));
    await services.db.insert(listingImports).values(many.slice(1));
    const page = Buffer.from(airbnb2026Page());
    await importSavedPage(host, page, "page.html");
    await expect(importSavedPage(host, page, "page.html")).rejects.toMatchObject({ code: "too_many_imports" });
    await expect(createDrafts(host, fileId, { rows: [2] })).rejects.toMatchObject({ code: "csv_no_room" });
    expect((await report(host, fileId)).counts.made).toBe(0);
    await services.db.delete(listingImports).where(eq(listingImports.hostId, hostId));
  });
});

describe("all complete rows", () => {
  test("are published in the background once the guesses are confirmed, and pressed again not twice", async () => {
    const host = await newHost();
    const fileId = await matched(
      host,
      file(row("1", "One"), row("2", "Two", { 4: "" }), row("3", "Three", { 7: "" }), row("4", "Four", { 19: "" }), row("4", "Four")),
    );
    expect((await report(host, fileId)).complete).toEqual({
      rows: 3,
      guesses: [
        { field: "nightlyPriceCents", rows: 1, value: "$200" },
        { field: "cancellationPolicy", rows: 1, value: "Moderate" },
      ],
    });
    const confirmed = ["cancellationPolicy"];
    expect(await publishRows(host, fileId, { confirmed, isMine: true })).toEqual({ rows: [2, 5], waiting: 1 });
    await publishRows(host, fileId, { confirmed, isMine: true });
    expect(await report(host, fileId)).toMatchObject({ isUnderWay: false, complete: { rows: 3 } });
    await runJobs(services, csvJobs);
    expect(await report(host, fileId)).toMatchObject({ isUnderWay: true, complete: { rows: 1 } });
    await runJobs(services);
    expect(await report(host, fileId)).toMatchObject({ isUnderWay: false, complete: { rows: 1 } });
    const listings = await listingsOf(host);
    expect(listings.map(({ title }) => title).toSorted()).toEqual(["Four", "One"]);
    const made = await readOwnListing(host, listings.find(({ title }) => title === "One")?.id ?? "");
    expect(made).toMatchObject({ nightlyPriceCents: 125_000, cleaningFeeCents: 0, minimumNights: 2, checkInTime: "16:00", city: "Arcata" });
    expect((await report(host, fileId)).rows[0]?.made).toMatchObject({ status: "completed", listingId: made.id });
    await expect(publishRows(host, fileId, { confirmed, isMine: true })).rejects.toMatchObject({ code: "csv_none_complete" });
    expect(await publishRows(host, fileId, { confirmed: ["nightlyPriceCents"], isMine: true })).toEqual({ rows: [3], waiting: 0 });
  });

  test("that have coordinates alone get their town as a guess, confirmed once for all of them", async () => {
    await fillGazetteer(services, SMALL_GAZETTEER);
    const host = await newHost();
    const header = HEADER.replace("Street,City,State,ZIP,Country", "Neighbourhood,Neighbourhood cleansed,Latitude,Longitude,State");
    const at = (id: string, latitude: string, longitude: string) =>
      row(id, `Home ${id}`, { 7: "Neighborhood highlights", 8: "Ballard", 9: latitude, 10: longitude, 11: "" });
    const rows = [at("1", "47.66845", "-122.38412"), at("2", "47.60001", "-122.33"), at("3", "36.72", "-4.42"), at("4", "10", "-140")];
    const fileId = await matched(host, Buffer.from([header, ...rows].join("\n")));
    const { complete, rows: judged } = await report(host, fileId);
    expect(complete).toEqual({
      rows: 3,
      guesses: [
        { field: "streetAddress", rows: 3, value: "Ballard" },
        { field: "city", rows: 3, value: "Seattle; Málaga" },
        { field: "state", rows: 3, value: "WA; Andalusia" },
        { field: "zipCode", rows: 2, value: "98101" },
        { field: "country", rows: 3, value: "United States; Spain" },
      ],
    });
    expect(judged[3]?.missing).toEqual(["city", "country"]);
    const confirmed = complete.guesses.map(({ field }) => field);
    expect(await publishRows(host, fileId, { confirmed, isMine: true })).toEqual({ rows: [2, 3, 4], waiting: 0 });
    await runJobs(services);
    expect((await listingsOf(host)).map(({ city }) => city).toSorted()).toEqual(["Málaga", "Seattle", "Seattle"]);
  });

  test("need the host to say that the listings are theirs", () => {
    expect(PublishRowsInput.safeParse({ confirmed: [], isMine: false }).error?.issues[0]?.message).toBe(
      "Please confirm that these listings are yours.",
    );
  });

  test("that were imported before are left out; one deleted since can come again as a draft", async () => {
    const host = await newHost();
    const fileId = await matched(host, file(row("1", "One")));
    await publishRows(host, fileId, { confirmed: [], isMine: true });
    await runJobs(services);
    const again = await matched(host, file(row("1", "One")));
    await expect(publishRows(host, again, { confirmed: [], isMine: true })).rejects.toMatchObject({ code: "csv_none_complete" });
    await deleteListing(host, (await listingsOf(host))[0]?.id ?? "");
    expect((await createDrafts(host, again, { rows: [2] })).made).toHaveLength(1);
  });
});

test("a file of 3,000 rows is read, reported and made into drafts within a few seconds", async () => {
  const host = await newHost();
  const rows = Array.from({ length: MOST_CSV_ROWS }, (_, index) =>
    row(String(index), `Cabin ${index}`, { 2: `"${"Long words & <b>tags</b><br />".repeat(20)}"` }),
  );
  const start = performance.now();
  const fileId = await matched(host, file(...rows));
  const { chosen, counts, rows: page, pages } = await report(host, fileId);
  expect([counts.ready, page.length, pages]).toEqual([3000, 100, 30]);
  expect((await createDrafts(host, fileId, { rows: chosen })).made).toHaveLength(3000);
  expect(await listImports(host)).toMatchObject({ imports: { length: 200 }, more: 2800 });
  expect(performance.now() - start).toBeLessThan(15_000);
});
