import { requestError } from "../../../platform/errors.ts";
import { isDay } from "../../availability/index.ts";

export type TripCursor = { checkIn: string; id: string };

export const writeTripCursor = ({ checkIn, id }: TripCursor): string => `${checkIn}.${id}`;

export function readTripCursor(text: string): TripCursor {
  const [, checkIn, id] = /^(\d{4}-\d{2}-\d{2})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  if (!checkIn || !id || !isDay(checkIn)) throw requestError("invalid_input", { fields: { after: "This page doesn't exist anymore." } });
  return { checkIn, id };
}
