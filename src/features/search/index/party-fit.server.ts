import type { SearchQuery } from "../query/search.schema.ts";
import type { Statement } from "./statement.server.ts";

type Party = Pick<SearchQuery, "guests" | "children">;
type Rooms = { bedrooms: number; sleepers: number };

/** Added to the score of what sleeps the party well. No score comes near it. */
export const FITS = 1_000_000;

/** The bedrooms that a party needs: one for two adults, one more for two or three children. Null where any listing that takes so many will do. */
export function roomsFor({ guests = 0, children = 0 }: Party): Rooms | null {
  if (guests < 3 && children === 0) return null;
  const adults = Math.max(1, guests - children);
  return { bedrooms: Math.ceil(adults / 2) + (children > 1 ? Math.ceil(children / 3) : 0), sleepers: guests };
}

/** The row of the index, called `l`, has these rooms, with two to a bedroom and one to each bed more. */
export const fitCondition = (s: Statement, { bedrooms, sleepers }: Rooms): string =>
  `(l.bedrooms >= ${s.param(bedrooms, "int")} and 2 * l.bedrooms + greatest(0, l.beds - l.bedrooms) >= ${s.param(sleepers, "int")})`;
