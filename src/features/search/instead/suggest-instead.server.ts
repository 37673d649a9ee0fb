import type { Ctx } from "../../../platform/context.server.ts";
import { addDays, stayInWords } from "../../availability/index.ts";
import { neighborsOf } from "../../places/index.ts";
import { namedPlace } from "../../places/index.server.ts";
import { type Chip, chipsOf } from "../filters/chips.ts";
import type { Reading } from "../intent/intent.ts";
import { understandQuery } from "../intent/understand-query.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { type Box, boxAround } from "../index/cells.rules.ts";
import { earliestToday } from "../query/search.rules.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import { countTotal } from "../results/summarize-results.server.ts";
import { selectFreeShifts, selectTowns } from "./instead.queries.server.ts";
import type { Instead, OtherSearch } from "./instead.ts";

const todayOf = (ctx: Ctx): string => earliestToday(ctx.clock.now());

const MOST_FILTERS = 10;
const MOST_PAIRED = 5;
const SHOWN = 4;
/** Further away is not nearby. */
const NEARBY_MILES = 60;

/** What to search for where nothing was found: which filter to drop and what that gives, other dates, and towns around. */
export async function suggestInstead(ctx: Ctx, query: SearchQuery, readings: readonly Reading[]): Promise<Instead> {
  const asked = { ...query, after: undefined, before: undefined };
  const [without, dates, nearby, neighbors] = await Promise.all([
    withoutOne(ctx, asked, readings),
    otherDates(ctx, asked),
    townsAround(ctx, asked, readings),
    countriesBeside(ctx, asked, readings),
  ]);
  return { without, dates, nearby, neighbors };
}

async function withoutOne(ctx: Ctx, query: SearchQuery, readings: readonly Reading[]): Promise<OtherSearch[]> {
  const counted = async ({ label, without }: Chip): Promise<OtherSearch[]> => {
    const count = await countTotal(ctx, await planSearch(ctx, without));
    return count > 0 ? [{ label, query: without, count }] : [];
  };
  const chips = chipsOf(query, readings).slice(0, MOST_FILTERS);
  const filters: OtherSearch[] = [];
  for (const chip of chips) filters.push(...(await counted(chip)));
  if (filters.length === 0) for (const pair of pairsOf(chips.slice(0, MOST_PAIRED), todayOf(ctx))) filters.push(...(await counted(pair)));
  const [text] = textChip(ctx, query, readings);
  // Where to go matters most, so it is the last to be dropped.
  return [...filters.toSorted((a, b) => b.count - a.count).slice(0, SHOWN), ...(text ? await counted(text) : [])];
}

/** Each two of the filters as one. */
const pairsOf = (chips: readonly Chip[], today: string): Chip[] =>
  chips.flatMap((one, index) =>
    chips.slice(index + 1).flatMap((other) => {
      const both = chipsOf(one.without, understandQuery(one.without, today).readings).find(({ label }) => label === other.label);
      return both ? [{ label: `${one.label} and ${other.label}`, without: both.without }] : [];
    }),
  );

/** The words that name something may be the ones that fit nothing, if there are other filters. */
function textChip(ctx: Ctx, query: SearchQuery, readings: readonly Reading[]): Chip[] {
  const { query: understood } = understandQuery(query, todayOf(ctx));
  if (understood.q === "" || chipsOf(query, readings).length === 0) return [];
  const places = readings.filter(({ meaning }) => meaning.region || meaning.country || meaning.byLake).map(({ label }) => label);
  return [{ label: understood.q, without: { ...understood, q: places.join(" ") } }];
}

async function otherDates(ctx: Ctx, query: SearchQuery): Promise<OtherSearch[]> {
  const { checkIn, checkOut } = query;
  if (!checkIn || !checkOut) return [];
  const plan = await planSearch(ctx, { ...query, checkIn: undefined, checkOut: undefined, flex: undefined });
  const shifts = await selectFreeShifts(ctx, plan, { checkIn, checkOut }, earliestToday(ctx.clock.now()), SHOWN - 1);
  return shifts.map(({ shift, count }) => {
    const stay = { checkIn: addDays(checkIn, shift), checkOut: addDays(checkOut, shift) };
    return { label: stayInWords(stay), query: { ...query, ...stay, flex: undefined }, count };
  });
}

async function townsAround(ctx: Ctx, query: SearchQuery, readings: readonly Reading[]): Promise<Instead["nearby"]> {
  const { query: understood } = understandQuery(query, todayOf(ctx));
  const area = await areaOf(ctx, understood, readings);
  if (!area) return [];
  const plan = await planSearch(ctx, { ...understood, q: "", box: boxAround(area, NEARBY_MILES) });
  const towns = await selectTowns(ctx, plan, area, { within: NEARBY_MILES, limit: SHOWN });
  return towns.map(({ city, state, country, count, miles }) => ({
    label: `${city}, ${country === "United States" ? state : country}`,
    query: { ...understood, q: `${city}, ${country === "United States" ? state : country}`, box: undefined },
    count,
    miles: Math.round(miles),
  }));
}

/** The map's area, the region, or the place that the text names. Words that are no place's name are nowhere. */
async function areaOf(ctx: Ctx, { q, box }: SearchQuery, readings: readonly Reading[]): Promise<Box | null> {
  const area = box ?? readings.find(({ meaning }) => meaning.region)?.meaning.region?.[0];
  if (area) return area;
  // What stands beside other wishes, or is one of many words, is hardly the name of a hamlet.
  const place = q === "" ? null : await namedPlace(ctx, q.slice(0, 100), readings.length > 0 ? 1 : 0);
  return place && { west: place.longitude, east: place.longitude, south: place.latitude, north: place.latitude };
}

/** The same search in the countries beside the one that was named. */
async function countriesBeside(ctx: Ctx, query: SearchQuery, readings: readonly Reading[]): Promise<OtherSearch[]> {
  const named = readings.find(({ meaning }) => meaning.country);
  if (!named) return [];
  const found: OtherSearch[] = [];
  for (const country of neighborsOf(named.label)) {
    const other = { ...query, q: named.without === "" ? country : `${named.without} in ${country}`, asTyped: undefined };
    const count = await countTotal(ctx, await planSearch(ctx, other));
    if (count > 0) found.push({ label: country, query: other, count });
    if (found.length === SHOWN) break;
  }
  return found;
}
