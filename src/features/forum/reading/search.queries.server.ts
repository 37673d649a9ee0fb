import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { MOST_RESULTS } from "../forum.rules.ts";

/** Among how many of the newest posts a frequent word is looked for. */
const NEWEST = 20_000;

type Found = { id: string; rank: number; serial: string };

/**
 * The posts with all of these words, the best first. The index gives at most so many, in no order; where there are more, the word is
 * frequent, and the newest posts have enough of it: so neither costs more the more posts there are.
 */
export async function findPosts(ctx: Ctx, q: string): Promise<{ ids: string[]; isCapped: boolean }> {
  const found = await ranked(ctx, q, sql``, MOST_RESULTS + 1);
  if (found.length <= MOST_RESULTS) return { ids: found.map(({ id }) => id), isCapped: false };
  const newest = sql`and serial > (select coalesce(max(serial), 0) - ${NEWEST}::int from forum_posts) order by serial desc`;
  const recent = await ranked(ctx, q, newest, MOST_RESULTS);
  const rest = found.filter(({ id }) => !recent.some((post) => post.id === id));
  return { ids: [...recent, ...rest].slice(0, MOST_RESULTS).map(({ id }) => id), isCapped: true };
}

async function ranked(ctx: Ctx, q: string, narrowed: ReturnType<typeof sql>, limit: number): Promise<Found[]> {
  const query = sql`websearch_to_tsquery('forum_english', ${q})`;
  const { rows } = await ctx.db.execute<Found>(sql`
    select id, ts_rank(search, ${query}) as rank, serial from (
      select id, search, serial from forum_posts where is_public and search @@ ${query} ${narrowed} limit ${limit}
    ) as candidate order by rank desc, serial desc`);
  return rows;
}

const [START, STOP] = ["\u0001", "\u0002"];

/** The texts in parts, of which some match, shortened around these. The same words match as in the search, whatever their endings. */
export async function markMatches(ctx: Ctx, q: string, texts: string[]): Promise<{ text: string; isMatch: boolean }[][]> {
  if (texts.length === 0) return [];
  const options = `StartSel=${START}, StopSel=${STOP}, MaxWords=40, MinWords=20, MaxFragments=0`;
  const { rows } = await ctx.db.execute<{ marked: string }>(sql`
    select ts_headline('forum_english', text, websearch_to_tsquery('forum_english', ${q}), ${options}) as marked
    from unnest(${sql.param(texts)}::text[]) with ordinality as given(text, place) order by place`);
  return rows.map(({ marked }) => partsOf(marked));
}

const partsOf = (marked: string) =>
  marked.split(START).flatMap((piece, i) => {
    const [first = "", ...rest] = piece.split(STOP);
    const parts =
      i === 0
        ? [{ text: piece, isMatch: false }]
        : [
            { text: first, isMatch: true },
            { text: rest.join(""), isMatch: false },
          ];
    return parts.filter(({ text }) => text !== "");
  });
