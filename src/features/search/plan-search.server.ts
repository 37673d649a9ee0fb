import type { Ctx } from "../../platform/context.server.ts";
import { AMENITY_FILTERS } from "../listings/index.ts";
import { cellsOf } from "./cells.rules.ts";
import { countCells, resolveWords } from "./search.queries.server.ts";
import type { SearchQuery } from "./search.schema.ts";
import type { Wanted } from "./search.statements.server.ts";

/** The terms to read from (null: the whole index), and what their listings must fulfil. */
export type SearchPlan = { wanted: Wanted; terms: bigint[] | null };

const WORD_KIND = 8n << 56n;

/** Understands the text and chooses the shortest way in: the rarest of its words, or the cells of the map. */
export async function planSearch(ctx: Ctx, query: SearchQuery): Promise<SearchPlan> {
  const { q, after: _after, before: _before, ...rest } = query;
  const tokens = q ? await resolveWords(ctx, q) : [];
  const wanted: Wanted = { ...rest, amenityMask: maskOf(query.amenities), words: tokens.map(({ ids }) => ids) };
  const rarest = tokens.toSorted((a, b) => a.uses - b.uses)[0];
  const cells = query.box ? cellsOf(query.box) : null;
  const wordTerms = rarest ? rarest.ids.map((id) => WORD_KIND | BigInt(id)) : null;
  if (!wordTerms || !cells) return { wanted, terms: wordTerms ?? cells };
  const byMap = (await countCells(ctx, cells)) < (rarest?.uses ?? 0);
  return { wanted, terms: byMap ? cells : wordTerms };
}

const maskOf = (amenities: SearchQuery["amenities"]): bigint =>
  amenities.reduce((mask, name) => mask | (1n << BigInt(AMENITY_FILTERS.indexOf(name))), 0n);
