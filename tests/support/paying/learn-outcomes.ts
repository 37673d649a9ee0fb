import type { CountedBooking, CountedCheckout } from "./counted.ts";
import type { PayingTeller } from "./paying-teller.ts";

/** What became of checkouts and of what is owed by itself: the counters hear of it, and object where it can't be so. */
export async function learnOutcomes(teller: PayingTeller): Promise<void> {
  await learnOfCheckouts(teller);
  await learnOfDebts(teller);
}

async function learnOfCheckouts({ counters, world, now, note }: PayingTeller): Promise<void> {
  const open = new Map(counters.checkouts.filter(({ end }) => end === null).map((checkout) => [checkout.id, checkout]));
  for (const { id, state, expiresAt, bookingId } of await world.checkoutsNow([...open.keys()])) {
    const checkout = open.get(id)!;
    if (state === "booked") counters.booked(checkout, bookingId ?? "");
    if (state === "refused") counters.lost(checkout);
    if (state === "asked" && !checkout.wasAsked) counters.asked(checkout, new Date(expiresAt), now);
    if (isUnanswered(checkout, state, now)) checkout.end = "unanswered";
    if (checkout.end) note(checkout.end === "unanswered" && checkout.isLetGo ? "let go: request over" : checkout.end);
    const isLive = (state === "holding" || state === "asked") && new Date(expiresAt) > now;
    if (isLive !== counters.isLive(checkout, now)) throw new Error(`checkout ${id} is ${state}, counted ${JSON.stringify(checkout)}`);
  }
}

/** Over by the clock, or because its payment is gone. */
const isUnanswered = ({ wasAsked, end, holdsUntil, isLetGo }: CountedCheckout, state: string, now: Date) =>
  wasAsked && end === null && (holdsUntil <= now || (isLetGo && state === "lapsed"));

async function learnOfDebts({ counters, world, now, note }: PayingTeller): Promise<void> {
  const uncollected = new Map(counters.bookings.flatMap((booking) => (isOpen(booking) ? [[booking.id, booking] as const] : [])));
  for (const { id, isCancelled, dueBy } of await world.bookingsNow([...uncollected.keys()])) {
    const booking = uncollected.get(id)!;
    const before = booking.dueBy;
    if (isCancelled) requireOverdue(booking, now);
    if (isCancelled) counters.cancelled(booking, booking.price);
    else if (dueBy && !before) counters.owed(booking, new Date(dueBy), now);
    else if (!dueBy && before) counters.collected(booking);
    if (isCancelled) note("cancelled unpaid");
    else if ((dueBy === null) !== (before === null)) note(dueBy ? "owed" : "paid what was owed");
  }
}

const isOpen = ({ isUncollected, isCancelled }: CountedBooking) => isUncollected && !isCancelled;

function requireOverdue({ id, dueBy }: CountedBooking, now: Date): void {
  if (!dueBy || dueBy > now) throw new Error(`booking ${id} was cancelled for want of payment before its guest's day was over`);
}

/** Guests read of their checkouts what became of them. */
export async function requireViews({ counters, world, now }: PayingTeller): Promise<void> {
  for (const checkout of counters.checkouts) {
    const { phase } = await world.viewOf(checkout.guest, checkout.id);
    const open = checkout.wasAsked ? "asked" : "live";
    const counted = checkout.end ?? (counters.isLive(checkout, now) ? open : "over");
    if (phase !== counted) throw new Error(`the guest reads that checkout ${checkout.id} is ${phase}, counted ${counted}`);
  }
}
