import { z } from "zod";
import { Line } from "../../../platform/text.schema.ts";
import { BED_TYPES, LONGEST_ROOM, MOST_BEDS_OF_A_TYPE, MOST_ROOMS } from "./room.rules.ts";

const HOW_MANY = `Enter a number from 1 to ${MOST_BEDS_OF_A_TYPE}.`;

const Bed = z.object({
  type: z.enum(BED_TYPES, `must be one of ${BED_TYPES.join(", ")}`),
  count: z.int(HOW_MANY).min(1, HOW_MANY).max(MOST_BEDS_OF_A_TYPE, HOW_MANY),
});

const Room = z.object({
  name: Line("Give the room a name.").min(1, "Give the room a name.").max(LONGEST_ROOM, `Use ${LONGEST_ROOM} characters or fewer.`),
  beds: z
    .array(Bed)
    .min(1, "Add at least one bed.")
    .max(BED_TYPES.length, "Name each kind of bed once.")
    .refine((beds) => new Set(beds.map(({ type }) => type)).size === beds.length, "Name each kind of bed once."),
});

/** Where everyone sleeps. */
export const SleepingRooms = z.array(Room, "must be a list of rooms").max(MOST_ROOMS, `You can add up to ${MOST_ROOMS} rooms.`);

/** The same from a form, which sends it as JSON, or from the API. */
export const RoomsInput = z.preprocess((value) => (typeof value === "string" ? readJson(value) : value), SleepingRooms.default([]));

function readJson(text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
