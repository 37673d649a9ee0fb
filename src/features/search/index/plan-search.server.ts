import type { Ctx } from "../../../platform/context.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { AMENITY_FILTERS } from "../../listings/index.ts";
import { cellsOf } from "./cells.rules.ts";
import { countCells, resolveWords } from "./search.queries.server.ts";
import { earliestToday } from "../query/search.rules.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import type { SearchPlan, Wanted } from "./search.statements.server.ts";

const WORD_KIND = 8n << 56n;
/** How far lists are counted to find the shortest. */
const COUNTED = 2_000;
/** Up to this length a list is read and sorted; for a longer one, the index of the sort order is walked instead. */
const SORTED = 20_000;

/** Resolves the text and picks the shortest list to start from: its rarest word, or the map cells. */
export async function planSearch(ctx: Ctx, query: SearchQuery): Promise<SearchPlan> {
  if (query.checkIn && query.checkIn < earliestToday(ctx.clock.now()))
    throw requestError("invalid_input", { fields: { checkIn: "Check-in date cannot be in the past" } });
  const { q, after: _after, before: _before, ...rest } = query;
  const cells = query.box ? cellsOf(query.box) : null;
  const limit = query.sort === "recommended" ? COUNTED : SORTED;
  const tokens = q ? await resolveWords(ctx, q, cells, limit) : [];
  const wanted: Wanted = { ...rest, amenityMask: maskOf(query.amenities), words: tokens.map(({ ids }) => ids) };
  const rarest = tokens.toSorted((a, b) => a.uses - b.uses)[0];
  if (rarest && !(cells && rarest.cellUses < rarest.uses))
    return { wanted, terms: rarest.ids.map((id) => WORD_KIND | BigInt(id)), mayRepeat: true, isLong: rarest.uses === limit };
  const uses = cells && query.sort !== "recommended" ? (rarest?.cellUses ?? (await countCells(ctx, cells, limit))) : 0;
  return { wanted, terms: cells, mayRepeat: false, isLong: uses === limit };
}

const maskOf = (amenities: SearchQuery["amenities"]): bigint =>
  amenities.reduce((mask, name) => mask | (1n << BigInt(AMENITY_FILTERS.indexOf(name))), 0n);
