import { eq } from "drizzle-orm";
import { DAY_MS } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { countOf } from "../../platform/words/counts.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { notify } from "../notifications/index.server.ts";
import { type ListingCard, writeAddress } from "../search/index.ts";
import { newMatches } from "../search/index.server.ts";
import { savedSearches, savedSearchNews } from "./saved-search.tables.server.ts";
import { queryOf, type SavedSearchRow } from "./saved-search.view.server.ts";

const HOUR_MS = DAY_MS / 24;
/** A listing that is being stored while we look has an earlier time than the moment at which it is seen. */
const OVERLAP_MS = 10 * 60_000;
const MOST_NAMED = 5;

/** Looks whether something new fits the search, and tells its person: each listing once, and at most one email a day. */
export async function notifyOfNewListings(tx: Ctx, searchId: string): Promise<void> {
  const now = tx.clock.now();
  const [search] = await tx.db.select().from(savedSearches).where(eq(savedSearches.id, searchId)).for("update");
  if (!search?.email || search.dueAt > now) return;
  const query = queryOf(search, now);
  const since = new Date(search.checkedUntil.getTime() - OVERLAP_MS);
  const found = query ? await newMatches(tx, query, { since, exceptHost: search.personId }) : [];
  const known = await knownOf(tx, searchId);
  const news = found.filter(({ id }) => !known.has(id));
  const wait = news.length > 0 || !query ? DAY_MS : HOUR_MS;
  await tx.db
    .update(savedSearches)
    .set({ checkedUntil: now, dueAt: new Date(now.getTime() + wait) })
    .where(eq(savedSearches.id, searchId));
  if (news.length === 0 || !query) return;
  await tx.db.insert(savedSearchNews).values(news.map(({ id }) => ({ searchId, propertyId: id, toldAt: now })));
  await tell(tx, search, news, `/search?${writeAddress({ ...query, sort: "newest" })}`);
}

async function knownOf(tx: Ctx, searchId: string): Promise<Set<string>> {
  const rows = await tx.db.select({ id: savedSearchNews.propertyId }).from(savedSearchNews).where(eq(savedSearchNews.searchId, searchId));
  return new Set(rows.map(({ id }) => id));
}

async function tell(tx: Ctx, { id, personId, name }: SavedSearchRow, news: ListingCard[], path: string): Promise<void> {
  const title = `${countOf(news.length, "new place")} for “${name}”`;
  const lines = news.slice(0, MOST_NAMED).map(lineOf);
  const more = news.length > MOST_NAMED ? [`And ${news.length - MOST_NAMED} more.`] : [];
  await notify(tx, {
    personId,
    kind: "search",
    foldKey: `search:${id}`,
    title,
    text: lines.join(" "),
    path,
    email: {
      subject: title,
      paragraphs: [`Something new fits the search you saved as “${name}”:`, ...lines, ...more],
      action: { label: "See what's new", url: `${tx.config.appOrigin}${path}` },
      footnote: `You can turn off emails for this search, or delete it, under Saved: ${tx.config.appOrigin}/saved-properties`,
    },
  });
}

const lineOf = ({ title, city, country, nightlyPriceCents }: ListingCard): string =>
  `${title} in ${city}, ${country}, ${formatMoney(money(nightlyPriceCents))} per night.`;
