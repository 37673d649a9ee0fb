import { sql } from "drizzle-orm";
import { addDays, instantAt } from "../../../src/features/availability/index.ts";
import { readBooking, readCheckout } from "../../../src/features/bookings/index.server.ts";
import type { CheckoutState } from "../../../src/features/bookings/checkout/checkout.states.ts";
import type { Ctx } from "../../../src/platform/context.server.ts";
import { newGuests } from "../checkouts.ts";
import { newListing } from "../listings.ts";
import { testCtx, type TestServices } from "../test-ctx.ts";
import { CLEANING, NIGHT, type Policy } from "./counted.ts";

const GUESTS = 3;
const DAYS_AHEAD = 14;

/** A listing, its host and three guests, and what the product does for them by itself. */
export async function openPayingWorld(services: TestServices, cancellationPolicy: Policy, asks: boolean) {
  const [host = "", ...guests] = await newGuests(services, GUESTS + 1);
  const instantFromDays = asks ? null : 0;
  const price = { pricePerNight: NIGHT, cleaningFee: CLEANING };
  const listing = await newListing(services, { hostId: host, cancellationPolicy, instantFromDays, ...price });
  const first = addDays(services.clock.now().toISOString().slice(0, 10), DAYS_AHEAD);
  const as = (by: TestServices, id: string): Ctx => testCtx(by, { actor: { id, sessionId: id, isHost: id === host, supportRole: null } });
  return {
    asks,
    listingId: listing.id,
    guestIds: guests,
    dayOf: (from: number) => addDays(first, from),
    beginsAt: (checkIn: string) => instantAt(listing.timeZone, checkIn, listing.checkInTime),
    asGuest: (by: TestServices, guest: number) => as(by, guests[guest] ?? ""),
    asHost: (by: TestServices) => as(by, host),
    checkoutsNow: (ids: string[]) => checkoutsNow(services, ids),
    isGivenBack: (checkoutId: string) => isGivenBack(services, checkoutId),
    bookingsNow: (ids: string[]) => bookingsNow(services, ids),
    viewOf: (guest: number, checkoutId: string) => readCheckout(as(services, guests[guest] ?? ""), checkoutId),
    bookingOf: (guest: number, bookingId: string) => readBooking(as(services, guests[guest] ?? ""), bookingId),
  };
}

export type PayingWorld = Awaited<ReturnType<typeof openPayingWorld>>;

type CheckoutNow = { id: string; state: CheckoutState; expiresAt: string; bookingId: string | null };
type BookingNow = { id: string; isCancelled: boolean; dueBy: string | null };

/** What became of them, in one statement for all. */
async function checkoutsNow({ db }: TestServices, ids: string[]): Promise<CheckoutNow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<CheckoutNow>(sql`
    select c.id, c.state, c.expires_at as "expiresAt", b.id as "bookingId" from checkouts c left join bookings b on b.checkout_id = c.id
    where c.id = any(${sql.param(ids)}::uuid[])`);
  return rows;
}

async function bookingsNow({ db }: TestServices, ids: string[]): Promise<BookingNow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<BookingNow>(sql`
    select id, status = 'cancelled' as "isCancelled", payment_due_by as "dueBy" from bookings where id = any(${sql.param(ids)}::uuid[])`);
  return rows;
}

/** Whether the payment of a checkout is over, or its end is written down already: whoever dies now has said so. */
async function isGivenBack({ db }: TestServices, checkoutId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from checkouts c join payments p on p.id = c.payment_id where c.id = ${checkoutId} and p.stage not in ('voided', 'failed', 'expired')
      and not exists (select from payment_operations o where o.payment_id = p.id and o.kind in ('close', 'void', 'refund'))`);
  return rows.length === 0;
}
