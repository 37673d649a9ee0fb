import { cancelAsHost, cancelBooking, payBalance, returnFromBalance } from "../../../src/features/bookings/index.server.ts";
import { paymentProvider } from "../../../src/features/payments/providers/open-provider.server.ts";
import { ProviderError } from "../../../src/features/payments/index.server.ts";
import { newKey } from "../bookings.ts";
import { buy } from "./checkout-steps.ts";
import { learnOutcomes } from "./learn-outcomes.ts";
import { GOOD_CARD, type Of } from "./paying-events.ts";
import { work } from "./paying-jobs.ts";
import { type PayingTeller, refOf } from "./paying-teller.ts";

export async function cancel(teller: PayingTeller, { pick, by: side }: Of<"cancel">, dies: number | null): Promise<void> {
  const { world, counters, now } = teller;
  const booking = teller.booking(pick);
  if (!booking) return;
  const refundCents = counters.refundOf(booking, side, world.beginsAt(booking.checkIn), now);
  const outcome = await teller.try(`cancel by ${side}`, dies, (by) =>
    side === "guest"
      ? cancelBooking(world.asGuest(by, booking.guest), booking.id, { refundCents })
      : cancelAsHost(world.asHost(by), booking.id, { refundCents, reason: "repairs", message: "", nights: "open" }),
  );
  if (outcome.is === "refused") throw new Error(`a cancellation was refused: ${outcome.code}`);
  const view = await world.bookingOf(booking.guest, booking.id);
  if (outcome.is === "done" || view.phase === "cancelled") counters.cancelled(booking, refundCents);
}

/** A guest's bank lets go of what their card had authorized, before anybody took it. */
export async function letGo(teller: PayingTeller, guest: number): Promise<void> {
  const { counters, services } = teller;
  const checkout = counters.newest(guest);
  const page = checkout && teller.pages.get(checkout.id);
  if (!checkout?.paid || !page || checkout.isLetGo || (checkout.end !== null && checkout.end !== "booked")) return;
  const booking = counters.bookings.find(({ checkoutId }) => checkoutId === checkout.id);
  if (booking?.isChanged) return;
  try {
    await paymentProvider(services).void({ key: newKey(), ref: refOf(page) });
  } catch (error) {
    if (error instanceof ProviderError) return;
    throw error;
  }
  teller.note(`let go: ${booking ? "booked" : checkout.wasAsked ? "asked" : "paid"}`);
  checkout.isLetGo = true;
  // What was never taken need not come back either.
  if (booking) Object.assign(booking, { isUncollected: true, stuck: 0 });
}

/** A guest buys, and their bank lets go of it before the money is taken; the product finds out. */
export async function bounce(teller: PayingTeller, { guest, from, nights }: Of<"bounce">, dies: number | null): Promise<void> {
  await buy(teller, { guest, from, nights, card: GOOD_CARD }, null);
  await learnOutcomes(teller);
  await letGo(teller, guest);
  await teller.try("work", dies, work);
}

/** Who owes pays with another card. */
export async function settle(teller: PayingTeller, { pick, card }: Of<"settle">, dies: number | null): Promise<void> {
  const { world, now } = teller;
  const booking = teller.booking(pick, ({ dueBy }) => dueBy !== null);
  if (!booking?.dueBy) return;
  const { id, guest, dueBy, paysBalance } = booking;
  const opened = await teller.try("pay what is owed", dies, (by) => payBalance(world.asGuest(by, guest), id));
  if (opened.is === "done" && dueBy <= now) throw new Error(`booking ${id} could be paid for when it was too late`);
  if (opened.is === "refused" && dueBy > now && !paysBalance) throw new Error(`what is owed could not be paid: ${opened.code}`);
  if (opened.is !== "done") return;
  if ((await teller.enter(opened.value, card)) !== "paid") return;
  booking.paysBalance = { card };
  await teller.try("return from what is owed", dies, (by) => returnFromBalance(world.asGuest(by, guest), id));
}
