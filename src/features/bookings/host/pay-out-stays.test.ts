import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";
import { listFailures } from "../../../platform/failures/failures.server.ts";
import { readGauges } from "../../../platform/http/gauges.server.ts";
import { listNotifications } from "../../notifications/index.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { payOutStays } from "./pay-out-stays.server.ts";

const services = await openTestServices(await openEmptyDatabase());

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

const payOut = () => payOutStays.run(testCtx(services), {});
const isPaid = async (id: string) => (await services.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.paidOutAt !== null;

test("a booking that cannot be paid out holds up nobody behind it, is counted, and is tried again", async () => {
  const [host, guest] = [await newPerson(services), await newPerson(services)];
  const { id: listingId } = await newListing(services, { hostId: (await visitOf(services, host)).actor?.id });
  const [oldest, ...others] = [
    await book(services, guest, { listingId, checkIn: "2027-06-02", checkOut: "2027-06-03" }),
    await book(services, guest, { listingId, checkIn: "2027-06-03", checkOut: "2027-06-04" }),
    await book(services, guest, { listingId, checkIn: "2027-06-04", checkOut: "2027-06-05" }),
  ];
  await services.db.execute(
    sql`create function no_payout() returns trigger language plpgsql as $$ begin raise exception 'the bank is closed'; end $$`,
  );
  await services.db.execute(
    sql.raw(
      `create trigger no_payout before insert on ledger_movements for each row when (new.booking_id = '${oldest}') execute function no_payout()`,
    ),
  );
  services.clock.set("2027-06-10T12:00:00Z");
  await payOut();
  expect(await Promise.all([oldest, ...others].map(isPaid))).toEqual([false, true, true]);
  await payOut();
  expect(await listFailures(services)).toMatchObject([
    { task: "bookings.pay-out", subject: oldest, message: "the bank is closed", attempts: 2, firstAt: services.clock.now() },
  ]);
  expect(await readGauges(services)).toContain('failures{task="bookings.pay-out"} 1');
  await services.db.execute(sql`drop trigger no_payout on ledger_movements`);
  await payOut();
  expect(await isPaid(oldest)).toBe(true);
  const received = (await listNotifications(await visitOf(services, host), {})).items.filter(({ kind }) => kind === "payout");
  expect(received.map(({ text }) => text)).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^\$\d+ for booking RES-/)));
  expect(await listFailures(services)).toEqual([]);
  expect(await readGauges(services)).not.toContain('failures{task="bookings.pay-out"}');
});
