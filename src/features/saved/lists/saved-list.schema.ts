import { z } from "zod";
import { Line, Prose } from "../../../platform/text.schema.ts";
import { Day, StayRequest } from "../../availability/index.ts";
import { LONGEST_NOTE } from "../saved.rules.ts";
import { LONGEST_LIST_NAME } from "./saved-list.rules.ts";

const Name = Line("Give the list a name.")
  .min(1, "Give the list a name.")
  .max(LONGEST_LIST_NAME, `Please use at most ${LONGEST_LIST_NAME} characters.`);

export const MakeListInput = z.object({ name: Name });
export type MakeListInput = z.infer<typeof MakeListInput>;

export const ListStay = z
  .object({ checkIn: Day, checkOut: Day, guests: StayRequest.shape.guests })
  .refine(({ checkIn, checkOut }) => checkIn < checkOut, {
    path: ["checkOut"],
    message: "Check-out date must be after check-in date",
  });

export const ChangeListInput = z.object({
  name: Name.optional(),
  /** The stay that the list is for; null takes the dates off again. */
  stay: ListStay.nullish(),
});
export type ChangeListInput = z.infer<typeof ChangeListInput>;

export const SavedListPath = z.object({ savedListId: z.uuid("We couldn't find that list.") });
export const SharedListPath = z.object({ shareKey: z.uuid("This list isn't shared anymore. Ask its owner for a new link.") });

/** A saved listing's own note, and the lists that it is on. */
export const ArrangeSavedInput = z.object({
  note: Prose("Write a note.").max(LONGEST_NOTE, `Please use at most ${LONGEST_NOTE} characters.`).default(""),
  savedListIds: z.array(z.uuid("We couldn't find that list.")).max(50, "Choose fewer lists.").default([]),
});
export type ArrangeSavedInput = z.infer<typeof ArrangeSavedInput>;

/** The lists that a saved listing is on from now on, and one to make for it. */
export const ChooseListsInput = z.object({ savedListIds: ArrangeSavedInput.shape.savedListIds.unwrap(), newList: Name.optional() });
export type ChooseListsInput = z.infer<typeof ChooseListsInput>;

export const ChosenLists = z.object({ names: z.array(z.string()) });

export const SavedList = z
  .object({
    id: z.uuid(),
    name: z.string(),
    stay: z.object({ checkIn: z.string(), checkOut: z.string(), guests: z.number().int() }).nullable(),
    /** Where others can read it, on this site; null while it is not shared. */
    sharedPath: z.string().nullable(),
    listingIds: z.array(z.uuid()),
    /** Whether it is one's own, or one that somebody invited one to. */
    role: z.enum(["owner", "companion"]),
  })
  .meta({ id: "SavedList" });
export type SavedList = z.infer<typeof SavedList>;

export const SavedLists = z.object({ lists: z.array(SavedList) });

export const SharedList = SavedList.pick({ name: true, stay: true, listingIds: true }).extend({ owner: z.string() });
export type SharedList = z.infer<typeof SharedList>;
