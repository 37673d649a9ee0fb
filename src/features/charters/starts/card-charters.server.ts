import type { Ctx } from "../../../platform/context.server.ts";
import { addDays } from "../../availability/index.ts";
import { crewsOf, leastTotal } from "../charter.rules.ts";
import type { CardCharter, CharterExtra, CharterPackage, FreeStart } from "../charter.schema.ts";
import { clockAt } from "../charter-words.ts";
import { offeredTo, offeringsOfAll } from "../offerings.queries.server.ts";
import { type AskedCharter, isAsked } from "./asked-charter.ts";
import { freeStartsOf } from "./free-starts.server.ts";

/** So far ahead the next starts are looked for, and so many are shown. */
const DAYS_AHEAD = 6;
const SHOWN = 3;

/**
 * For a card of each of these boats that sell hours: the package that costs the least of those that fit and can be had, with its next starts; on the days that are asked for, or from today on.
 * Without anything asked for, the cheapest package alone.
 */
export async function cardCharters(
  ctx: Ctx,
  listingIds: string[],
  asked: AskedCharter | null,
  today: string,
): Promise<Map<string, CardCharter>> {
  if (listingIds.length === 0) return new Map();
  const offerings = await offeringsOfAll(ctx, listingIds);
  const selling = listingIds.filter((id) => (offerings.get(id)?.packages.length ?? 0) > 0 && offerings.get(id)?.hours);
  const span = asked?.day ? { first: asked.day, last: asked.last ?? asked.day } : { first: today, last: addDays(today, DAYS_AHEAD) };
  const starts = asked && selling.length > 0 ? await freeStartsOf(ctx, selling, span) : new Map<string, FreeStart[]>();
  const cards = new Map<string, CardCharter>();
  for (const id of selling) {
    const offered = offeredTo(offerings.get(id) ?? { hours: null, packages: [], extras: [] });
    const fitting = asked ? offered.packages.filter((each) => isAsked(each, asked)) : offered.packages;
    const free = (starts.get(id) ?? []).filter((start) => isInTime(start, asked));
    const cheapest = cheapestOf(fitting, offered.extras, asked, free);
    if (cheapest) cards.set(id, { ...cheapest, replacesNights: offered.hours?.sellsNights === false });
  }
  return cards;
}

/** Between these times of its day, with as many seats. */
function isInTime({ day, start, beginsAt, endsAt, seatsLeft }: FreeStart, asked: AskedCharter | null): boolean {
  if (!asked) return true;
  const returnsAt = clockAt("UTC", new Date(Date.parse(`${day}T${start}:00Z`) + Date.parse(endsAt) - Date.parse(beginsAt)).toISOString());
  const isSameDay =
    Date.parse(endsAt) - Date.parse(beginsAt) < Date.parse(`${addDays(day, 1)}T00:00:00Z`) - Date.parse(`${day}T${start}:00Z`);
  return (
    (asked.from === null || start >= asked.from) &&
    (asked.until === null || (isSameDay && returnsAt <= asked.until)) &&
    (seatsLeft === null || seatsLeft >= asked.guests)
  );
}

type Cheapest = Omit<CardCharter, "replacesNights">;

/** Of the packages that have a start, or of all where none has. */
function cheapestOf(packages: CharterPackage[], extras: CharterExtra[], asked: AskedCharter | null, free: FreeStart[]): Cheapest | null {
  const priced = packages.flatMap((offered) => {
    const own = free.filter(({ packageId }) => packageId === offered.id);
    const first = own[0] ?? anyStart(offered);
    const crews = asked?.crew ? [asked.crew] : crewsOf(offered);
    return crews.flatMap((crew) => {
      const price = leastTotal(offered, extras, crew, first);
      const { name, minutes, nights, returnsAt, seats } = offered;
      return price
        ? [
            {
              name,
              minutes,
              nights,
              returnsAt,
              isPerSeat: seats !== null,
              totalCents: price.total.cents,
              starts: own.slice(0, SHOWN).map(({ day, start }) => ({ day, start })),
            },
          ]
        : [];
    });
  });
  const available = priced.filter(({ starts }) => starts.length > 0);
  return (available.length > 0 ? available : priced).toSorted((a, b) => a.totalCents - b.totalCents)[0] ?? null;
}

/** Where no day is asked for, the price is that of a day outside all seasons, and a length that the clocks don't change. */
function anyStart({ minutes, nights }: CharterPackage): Pick<FreeStart, "day" | "beginsAt" | "endsAt"> {
  const length = (minutes ?? (nights ?? 0) * 1440) * 60_000;
  return { day: "0001-01-02", beginsAt: new Date(0).toISOString(), endsAt: new Date(length).toISOString() };
}
