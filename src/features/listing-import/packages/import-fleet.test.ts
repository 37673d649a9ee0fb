import { expect, test } from "vitest";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { readHostCharters } from "../../charters/index.server.ts";
import { createDrafts } from "../csv/create-drafts.server.ts";
import { ImportRowsQuery } from "../csv/csv.schema.ts";
import { readCsv } from "../csv/csv.view.server.ts";
import { keepCsv } from "../csv/keep-csv.server.ts";
import { matchColumns } from "../csv/match-columns.server.ts";
import { publishRows } from "../csv/publish-rows.server.ts";
import { readImport } from "../import.view.server.ts";

const services = await openTestServices(await openTestDatabase());
const ALL = ImportRowsQuery.parse({});

const HEADER =
  "Name,Description,Type,Captain,Price,Cleaning fee,Minimum nights,Street,City,State,ZIP,Country,Guests,Bedrooms,Beds,Bathrooms,Amenities,Check-in,Check-out,Cancellation policy,Half day price,Half day hours,Half day starts,Sunset price per seat,Sunset seats,Sunset hours,Sunset starts,Turnaround minutes,Notice hours";
const boat = (name: string, price: string, ...packages: string[]) =>
  `${name},A boat,Sailboat,captained,${price},0,1,1 Dock Street,Annapolis,MD,21401,US,8,2,4,1,Bimini,3 PM,11 AM,moderate,${packages.join(",")}`;

async function matched() {
  const host = await visitOf(services, await newPerson(services, "Hal Host"));
  const rows = [
    boat("Otter", "", "400", "4", "8:00; 1 PM", "60", "6", "2", "18:30", "45", "6"),
    boat("Heron", "300", "450", "4", "9:00", "", "", "", "", "", ""),
    boat("Gull", "300", "", "", "", "", "", "", "", "", ""),
    boat("Tern", "", "400", "4", "25:00", "", "", "", "", "", ""),
    boat("Plover", "", "", "", "", "", "", "", "", "", ""),
  ];
  const { fileId } = await keepCsv(host, Buffer.from([HEADER, ...rows].join("\n")), "fleet.csv");
  const { columns } = await readCsv(host, fileId, ALL);
  await matchColumns(host, fileId, { matching: columns.map(({ field }) => field) });
  return { host, fileId };
}

test("the report says for each row which packages it has, and what is wrong with them", async () => {
  const { host, fileId } = await matched();
  const { rows, complete } = await readCsv(host, fileId, ALL);
  expect(rows.map(({ title, state, packages, missing, reason }) => ({ title, state, packages, missing, reason }))).toEqual([
    { title: "Otter", state: "ready", packages: ["Half day $400 with captain", "Sunset sail $60 a seat"], missing: [], reason: null },
    { title: "Heron", state: "ready", packages: ["Half day $450 with captain"], missing: [], reason: null },
    { title: "Gull", state: "ready", packages: [], missing: [], reason: null },
    {
      title: "Tern",
      state: "look",
      packages: ["Half day $400 with captain"],
      missing: ["packages"],
      reason: "Half day starts: “25:00” isn't a time such as 8:30 AM or 13:30.",
    },
    { title: "Plover", state: "look", packages: [], missing: [], reason: null },
  ]);
  expect(complete).toMatchObject({ rows: 4, guesses: [{ field: "nightlyPriceCents", rows: 1 }] });
});

test("complete rows are published with their packages, and the others wait as drafts that say why", async () => {
  const { host, fileId } = await matched();
  await publishRows(host, fileId, { confirmed: [], isMine: true });
  await runJobs(services);
  const { rows } = await readCsv(host, fileId, ALL);
  const sold = async (title: string) => {
    const id = rows.find((row) => row.title === title)?.made?.listingId ?? "";
    return (await readHostCharters(host, id)).offerings;
  };
  const otter = await sold("Otter");
  expect(otter.hours).toEqual({ turnaroundMinutes: 45, noticeMinutes: 360, sellsNights: false });
  expect(otter.packages).toMatchObject([
    { name: "Half day", minutes: 240, captainedCents: 40_000, guests: 8, starts: [{ firstStart: "08:00" }, { firstStart: "13:00" }] },
    { name: "Sunset sail", seats: 6, captainedCents: 6000, starts: [{ firstStart: "18:30" }] },
  ]);
  expect((await sold("Heron")).hours).toEqual({ turnaroundMinutes: 60, noticeMinutes: 720, sellsNights: true });
  expect(await sold("Gull")).toEqual({ hours: null, packages: [], extras: [] });
  const [draft] = (await createDrafts(host, fileId, { rows: [5] })).made;
  expect(await readImport(host, draft?.importId ?? "")).toMatchObject({
    status: "ready",
    problem: expect.stringContaining("“25:00” isn't a time"),
  });
});
