import type { Ctx } from "../../platform/context.server.ts";
import { money } from "../../platform/money.ts";
import { lastBookableDay, todayAt } from "../availability/index.ts";
import { stayError } from "../availability/index.server.ts";
import { type StayTerms, stayTerms } from "../listings/index.server.ts";
import { charterError } from "./charter.errors.ts";
import { centsOfExtra, extrasFor, isCharged, minutesOf, priceCharter, priceOn, quoteOfLines } from "./charter.rules.ts";
import type { CharterChoice, CharterExtra, CharterPackage, CharterQuote, FreeStart } from "./charter.schema.ts";
import { charterLine, clockAt, dayAt } from "./charter-words.ts";
import { offeredTo, offeringsOf } from "./offerings.queries.server.ts";
import { freeStarts } from "./starts/free-starts.server.ts";

/** The price of a charter that could be booked now, and when it is. */
export async function quoteCharter(ctx: Ctx, listingId: string, choice: CharterChoice, ownId?: string): Promise<CharterQuote> {
  return (await quoteCharterTerms(ctx, await stayTerms(ctx, listingId), choice, ownId === undefined ? undefined : { id: ownId })).quote;
}

export type QuotedCharter = { quote: CharterQuote; offered: CharterPackage };

/** As `quoteCharter`, for terms that somebody read, with the package. What `own` holds is free, and the start that it has needn't be bookable any more. Refuses what isn't offered any more, too many people, and a start that is taken, over or too soon. */
export async function quoteCharterTerms(
  ctx: Ctx,
  { listingId, timeZone }: Pick<StayTerms, "listingId" | "timeZone">,
  choice: CharterChoice,
  own?: Own,
): Promise<QuotedCharter> {
  const offerings = offeredTo(await offeringsOf(ctx, listingId));
  if (!offerings.hours) throw charterError("sells_no_hours");
  const offered = offerings.packages.find(({ id }) => id === choice.packageId);
  if (!offered) throw charterError("package_not_found");
  const cents = priceOn(offered, choice.crew, choice.day);
  if (cents === null) throw charterError("crew_not_offered");
  if (choice.day > lastBookableDay(todayAt(timeZone, ctx.clock.now()))) throw stayError("stay_too_far");
  if (choice.guests > (offered.seats ?? offered.guests)) throw charterError("too_many_people");
  const extras = extrasFor(offerings.extras, choice.crew);
  if (choice.extras.some((id) => !extras.some((extra) => extra.id === id && extra.terms === "priced")))
    throw charterError("extra_not_offered");
  const start = own?.start && isSameStart(own.start, choice) ? own.start : await freeStart(ctx, listingId, choice, own?.id);
  if (start.seatsLeft !== null && start.seatsLeft < choice.guests) throw charterError("seats_taken");
  return { offered, quote: quoteOfStart(offered, extras, choice, start, cents, timeZone) };
}

/** A checkout or a booking that is to become this one. */
type Own = { id: string; start?: FreeStart | undefined };

const isSameStart = (had: FreeStart, { packageId, day, start }: CharterChoice): boolean =>
  had.packageId === packageId && had.day === day && had.start === start;

async function freeStart(ctx: Ctx, listingId: string, { day, packageId, start }: CharterChoice, ownId?: string): Promise<FreeStart> {
  const [found] = await freeStarts(ctx, listingId, { first: day, last: day, packageId, start, ownId: ownId ?? null });
  if (!found) throw charterError("start_taken");
  return found;
}

function quoteOfStart(
  offered: CharterPackage,
  extras: CharterExtra[],
  { crew, guests, extras: chosen }: CharterChoice,
  { beginsAt, endsAt }: FreeStart,
  cents: number,
  timeZone: string,
): CharterQuote {
  const seats = offered.seats === null ? null : guests;
  const minutes = minutesOf({ beginsAt, endsAt });
  const charged = extras
    .filter((extra) => isCharged(extra, chosen))
    .map((extra) => ({ label: extra.name, amount: money(centsOfExtra(extra, { minutes, people: guests })) }));
  const { charterCents, serviceFee, total } = priceCharter(cents * (seats ?? 1), charged);
  const first = { label: charterLine(offered.name, crew, seats), amount: money(charterCents) };
  return {
    packageName: offered.name,
    crew,
    beginsAt,
    endsAt,
    checkIn: dayAt(timeZone, beginsAt),
    checkOut: dayAt(timeZone, endsAt),
    startsAt: clockAt(timeZone, beginsAt),
    returnsAt: clockAt(timeZone, endsAt),
    timeZone,
    seats,
    beginsPlace: offered.beginsPlace,
    endsPlace: offered.endsPlace,
    charterCents,
    extras: charged.map(({ label, amount }) => ({ label, cents: amount.cents })),
    besides: extras.flatMap(({ name, terms }) => (terms === "priced" ? [] : [{ label: name, terms }])),
    quote: quoteOfLines([first, ...charged], serviceFee.cents, total.cents),
  };
}
