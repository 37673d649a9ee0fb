import { changeBooking, payChange, returnFromChange } from "../../../src/features/bookings/index.server.ts";
import { demoCardOf } from "../../../src/features/payments/providers/demo-pay/demo-cards.ts";
import { newKey } from "../bookings.ts";
import { changedBy, type CountedBooking, type CountedChange, checkOutOf } from "./counted.ts";
import type { Of } from "./paying-events.ts";
import type { PageChange, PayingTeller } from "./paying-teller.ts";

/** One night more or fewer, paid by the card on file. */
export async function change(teller: PayingTeller, { pick, by: more }: Of<"change">, dies: number | null): Promise<void> {
  const booking = teller.booking(pick, isSettled);
  if (!booking || booking.nights + more < 1) return;
  const { input, changed } = wish(booking, more);
  const { id, guest } = booking;
  const outcome = await teller.try(more > 0 ? "longer" : "shorter", dies, (by) =>
    changeBooking(teller.world.asGuest(by, guest), id, input),
  );
  if (booking.dueBy && outcome.is === "done") throw new Error("a booking that is owed was changed");
  if (outcome.is === "refused" && outcome.code === "change_declined" && !demoCardOf(booking.card)?.refusalLater)
    throw new Error("a good card was declined");
  const isChanged = await learnChange(teller, booking, changed);
  if (outcome.is === "done" && !isChanged) throw new Error("what was changed isn't");
  if (outcome.is === "refused" && isChanged) throw new Error("what was refused was changed");
}

/** Nobody knows yet of one whose bank let go; what is told of it would depend on who finds out first. */
const isSettled = ({ isUncollected, dueBy }: CountedBooking) => !isUncollected || dueBy !== null;

function wish(booking: CountedBooking, more: number) {
  const { checkIn } = booking;
  const changed = changedBy(booking, more);
  const checkOut = checkOutOf({ checkIn, nights: changed.nights });
  return { changed, input: { checkIn, checkOut, guests: 1, totalCents: changed.price, key: newKey() } };
}

/** Reads the booking, and counts the change if it was made. */
async function learnChange(teller: PayingTeller, booking: CountedBooking, changed: CountedChange, card = booking.card): Promise<boolean> {
  const { counters, world, now } = teller;
  const view = await world.bookingOf(booking.guest, booking.id);
  const isChanged = view.checkOut !== checkOutOf(booking);
  if (isChanged && counters.isTaken({ checkIn: booking.checkIn, nights: changed.nights }, null, now, booking.id))
    throw new Error("a stay was changed to nights that somebody has");
  if (isChanged) counters.changed(booking, changed, now);
  if (isChanged) booking.card = card;
  if (view.checkOut !== checkOutOf(booking) || view.totalCents !== booking.price)
    throw new Error(`booking ${booking.id} is until ${view.checkOut} for ${view.totalCents}, counted ${JSON.stringify(booking)}`);
  return isChanged;
}

/** One night more, paid with another card on the provider's page. Some don't come back from there. */
export async function payOnPage(teller: PayingTeller, { pick, card, comesBack }: Of<"pay change">, dies: number | null): Promise<void> {
  const booking = teller.booking(pick, isSettled);
  if (!booking) return;
  const { input, changed } = wish(booking, 1);
  const opened = await teller.try("open the page of a change", dies, (by) =>
    payChange(teller.world.asGuest(by, booking.guest), booking.id, input),
  );
  if (opened.is !== "done") return;
  if (booking.dueBy) throw new Error("a change of a booking that is owed could be paid");
  // Money comes back to the newest card first: of two that differ there, it would matter when the bank refused.
  const entered = demoCardOf(booking.card)?.failsRefunds ? booking.card : card;
  const wasPaid = (await teller.enter(opened.value, entered)) === "paid";
  const page: PageChange = { booking, input, change: changed, card: wasPaid ? entered : null, isMade: false };
  teller.pageChanges.push(page);
  if (comesBack) await comeBackWith(teller, page, dies);
}

/** Who didn't come back at once does later, or again. */
export async function comeBackFromChange(teller: PayingTeller, pick: number, dies: number | null): Promise<void> {
  const page = teller.pageChanges[pick % teller.pageChanges.length];
  if (page && !page.booking.isCancelled && isSettled(page.booking)) await comeBackWith(teller, page, dies);
}

async function comeBackWith(teller: PayingTeller, page: PageChange, dies: number | null): Promise<void> {
  const { booking, input, change: changed } = page;
  const { id, guest } = booking;
  const before = checkOutOf(booking);
  const paid = teller.pageChanges.findLast((each) => each.booking === booking && each.card !== null);
  const outcome = await teller.try("return from a change", dies, (by) => returnFromChange(teller.world.asGuest(by, guest), id, input));
  const isChanged = await learnChange(teller, booking, changed, paid?.card ?? booking.card);
  if (isChanged && !paid) throw new Error(`booking ${id} was changed, and nobody paid for it`);
  if (isChanged && paid) paid.card = null;
  if (isChanged) page.isMade = true;
  if (outcome.is === "refused" && isChanged) throw new Error("what was refused was changed");
  // Made before, and the stay has changed again since: the same answer.
  if (outcome.is === "done" && !isChanged && !page.isMade && before !== input.checkOut) throw new Error("what was paid for isn't changed");
}
