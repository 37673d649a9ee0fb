import { z } from "zod";
import { parseCursor, readCursor } from "../../../platform/cursor.ts";
import { isDay } from "../../availability/index.ts";
import type { Sort } from "./search.rules.ts";

const MOMENT = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/;
const isMoment = (key: string) => isDay(MOMENT.exec(key)?.[1] ?? "");
const isInteger = (key: string) => /^-?\d{1,10}$/.test(key) && z.int32().safeParse(Number(key)).success;
const isCents = (key: string) => /^\d{1,12}$/.test(key);
const KEYS: Record<Sort, (key: string) => boolean> = {
  recommended: isInteger,
  newest: isMoment,
  "price-low": isCents,
  "price-high": isCents,
  rating: isInteger,
};

/** The last listing's key and number. */
export type SearchCursor = { key: string; no: number };

const partsOf = (sort: Sort) => z.tuple([z.string().refine(KEYS[sort]), z.int32()]).transform(([key, no]): SearchCursor => ({ key, no }));

/** The cursor for this sort order, or null if the text is none. */
export const parseSearchCursor = (text: string, sort: Sort): SearchCursor | null => parseCursor(text, partsOf(sort));

/** The cursor in the query, or null without one; refuses a text that is none. */
export const readSearchCursor = (text: string | undefined, sort: Sort): SearchCursor | null => readCursor(text, partsOf(sort));
