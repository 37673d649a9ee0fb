import { bookOffer, makeOffer, myCheckoutAt, withdrawOffer } from "../../../src/features/bookings/index.server.ts";
import { transact } from "../../../src/platform/db/database.server.ts";
import { type CountedOffer, checkOutOf, HOUR_MS, priceOf, ratesOf } from "./counted.ts";
import type { TestServices } from "../test-ctx.ts";
import { comeBack, pay, refusalsOf, TOO_OFTEN } from "./checkout-steps.ts";
import type { Of } from "./paying-events.ts";
import type { PayingTeller } from "./paying-teller.ts";

const PARTY = { guests: 1, children: 0, infants: 0, pets: 0 };

/** The host names dates and a total, in place of what they named before. */
export async function offer(teller: PayingTeller, { guest, from, nights, rate }: Of<"offer">, dies: number | null): Promise<void> {
  const { world, counters, now } = teller;
  const stay = { checkIn: world.dayOf(from), nights };
  const price = priceOf(ratesOf(nights, rate));
  const input = { checkIn: stay.checkIn, checkOut: checkOutOf(stay), ...PARTY, totalCents: price };
  const outcome = await teller.try("offer", dies, (by) =>
    transact(world.asHost(by), (tx) => makeOffer(tx, world.listingId, world.guestIds[guest] ?? "", input)),
  );
  const isTaken = counters.isTaken(stay, null, now);
  if (outcome.is === "done" && isTaken) throw new Error("nights that somebody has were offered");
  if (outcome.is === "refused" && outcome.code !== "too_many_offers" && !(isTaken && outcome.code === "dates_taken"))
    throw new Error(`an offer was refused: ${outcome.code}`);
  if (outcome.is !== "done") return;
  for (const former of counters.offers) if (former.guest === guest) former.isOver = true;
  const until = new Date(now.getTime() + 24 * HOUR_MS);
  counters.offers.push({ id: outcome.value, guest, ...stay, rate, price, until, isOver: false });
}

const newestOffer = ({ counters }: PayingTeller, guest: number) => counters.offers.findLast((each) => each.guest === guest);

/** The guest takes it on, pays its total, and comes back. */
export async function accept(
  teller: PayingTeller,
  { guest, card }: Omit<Of<"accept">, "is" | "sleepsOnIt">,
  dies: number | null,
): Promise<void> {
  const offered = newestOffer(teller, guest);
  if (!offered) return;
  const isOver = offered.isOver || offered.until <= teller.now;
  const refusals = refusalsOf(teller, guest, offered);
  const outcome = await teller.try("accept an offer", dies, (by) => bookOffer(teller.world.asGuest(by, guest), offered.id));
  if (outcome.is === "done" && isOver) throw new Error("an offer that is over was booked");
  if (outcome.is === "refused" && !isFitting(outcome.code, isOver, refusals))
    throw new Error(`an offer could not be booked: ${outcome.code}`);
  if (outcome.is === "refused" || (outcome.is === "done" && "bookingId" in outcome.value)) return;
  const isBegun = await begin(teller, offered);
  if (!isBegun && outcome.is === "done") throw new Error("an offer was booked, and nothing is held");
  if (!isBegun) return;
  await pay(teller, { guest, card }, null);
  await comeBack(teller, guest, dies);
}

const isFitting = (code: string, isOver: boolean, refusals: Set<string>) =>
  TOO_OFTEN.has(code) || refusals.has(code) || (isOver && code === "offer_over");

async function begin({ world, services, counters, now }: PayingTeller, offered: CountedOffer): Promise<boolean> {
  const { guest, checkIn, nights, rate } = offered;
  const mine = await myCheckoutAt(world.asGuest(services, guest), world.listingId);
  const view = mine && (await world.viewOf(guest, mine.id));
  if (view?.mode !== "offer" || view.checkIn !== checkIn || view.checkOut !== checkOutOf(offered)) return false;
  if (view.quote.total.cents !== offered.price) throw new Error("an offer has another price than was offered");
  counters.started(view.id, guest, { checkIn, nights, mode: "offer", rate }, now);
  return true;
}

/** The host no longer offers it; whoever is paying for it still can. */
export async function takeBack(teller: PayingTeller, { guest }: Of<"take back">, dies: number | null): Promise<void> {
  const offered = newestOffer(teller, guest);
  if (!offered) return;
  const { world, services } = teller;
  const between = { listingId: world.listingId, guestId: world.guestIds[guest] ?? "" };
  const withdraw = (by: TestServices) => transact(world.asHost(by), (tx) => withdrawOffer(tx, between));
  const outcome = await teller.try("take an offer back", dies, withdraw);
  if (outcome.is === "refused") throw new Error(`an offer could not be taken back: ${outcome.code}`);
  if (outcome.is === "died") await withdraw(services);
  offered.isOver = true;
}
