import type { Ctx } from "../../../platform/context.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { dependsOn } from "../../../platform/page-tags.ts";
import { addDays } from "../../availability/index.ts";
import type { AskedCharter } from "../../charters/index.ts";
import type { ListingView } from "../../listings/index.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { selectPage } from "../index/search.queries.server.ts";
import { orderOf } from "../index/search.statements.server.ts";
import { earliestToday } from "../query/search.rules.ts";
import { type ListingCard, SearchQuery } from "../query/search.schema.ts";
import { stayWindow, windowProblem } from "../query/stay-window.rules.ts";
import { type CardList, listingCards } from "../results/listing-cards.server.ts";
import { boxAround, cellsNear, milesApart } from "./around.ts";
import type { Beside, BesideQuery } from "./beside.schema.ts";

const SHOWN = 4;
/** In degrees: about 28 miles to the north, which is a drive to a marina. */
const REACH = 0.4;
/** So many of the best are looked at, and the nearest of them shown. */
const CANDIDATES = 24;
/** Free starts of a long stay are looked for in its first two weeks. */
const MOST_DAYS = 13;

/**
 * What goes well with a listing: near a home, boats with a captain for a day of the stay; near a boat, homes that are free for it. The nearest first, four at
 * most. Without dates, whatever is offered there. Refuses dates that are over.
 */
export async function listBeside(ctx: Ctx, listing: Pick<ListingView, "id" | "type" | "location">, asked: BesideQuery): Promise<Beside> {
  const today = earliestToday(ctx.clock.now());
  const problem = windowProblem(asked, today);
  if (problem) throw requestError("invalid_input", { fields: { [problem.field]: problem.message } });
  const { latitude, longitude } = listing.location;
  if (latitude === null || longitude === null) return { items: [] };
  const box = boxAround({ latitude, longitude }, REACH);
  dependsOn(ctx, ...cellsNear(box));
  if (asked.checkIn) dependsOn(ctx, "search-dates");
  const { query, list } = listing.type === "boat" ? homesFor(asked, today) : boatsFor(asked);
  const plan = await planSearch(ctx, { ...query, box });
  const found = await selectPage(ctx, plan, { order: orderOf(plan.wanted), cursor: null, limit: CANDIDATES });
  const ids = found.map(({ property_id: id }) => id).filter((id) => id !== listing.id);
  const cards = (await listingCards(ctx, { ids, ...list }, asked.guests)).filter((card) => canBeHad(card, asked));
  const items = cards.flatMap((card) =>
    card.latitude === null || card.longitude === null
      ? []
      : [{ card, miles: milesApart({ latitude, longitude }, { latitude: card.latitude, longitude: card.longitude }) }],
  );
  return { items: items.toSorted((a, b) => a.miles - b.miles).slice(0, SHOWN) };
}

type Wish = { query: SearchQuery; list: Omit<CardList, "ids"> };

function homesFor(asked: BesideQuery, earliest: string): Wish {
  const query = { ...SearchQuery.parse({ type: "property" }), ...asked };
  return { query, list: { window: stayWindow(query, earliest) } };
}

function boatsFor({ checkIn, checkOut, guests = 1 }: BesideQuery): Wish {
  const last = checkIn && checkOut ? [checkOut, addDays(checkIn, MOST_DAYS)].toSorted()[0] : undefined;
  const charter: AskedCharter = {
    day: checkIn ?? null,
    ...(last && { last }),
    from: null,
    until: null,
    hours: null,
    crew: "captained",
    guests,
  };
  return { query: { ...SearchQuery.parse({ type: "boat", charter: "true", captain: "with" }), guests }, list: { window: null, charter } };
}

/** With dates, what has no start on them is left out. */
const canBeHad = ({ charter }: ListingCard, { checkIn }: BesideQuery): boolean =>
  charter === null || checkIn === undefined || charter.starts.length > 0;
