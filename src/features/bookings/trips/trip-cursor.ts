import { z } from "zod";
import { readCursor, writeCursor } from "../../../platform/cursor.ts";
import { Day } from "../../availability/index.ts";

export type TripCursor = { checkIn: string; id: string };

export const writeTripCursor = ({ checkIn, id }: TripCursor): string => writeCursor([checkIn, id]);

export function readTripCursor(after: string | undefined): TripCursor | null {
  const [checkIn, id] = readCursor(after, z.tuple([Day, z.uuid()])) ?? [];
  return checkIn && id ? { checkIn, id } : null;
}
