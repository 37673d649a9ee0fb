import { z } from "zod";
import { Line } from "../../platform/text.schema.ts";
import { LONGEST_NAME } from "./saved-search.rules.ts";

const Name = Line("Give the search a name.")
  .min(1, "Give the search a name.")
  .max(LONGEST_NAME, `Please use at most ${LONGEST_NAME} characters.`);

export const SaveSearchInput = z.object({
  name: Name,
  /** What follows the question mark in the address of the search page. */
  address: z.string("Choose a search to save.").max(2000, "This search is too long to save."),
});
export type SaveSearchInput = z.infer<typeof SaveSearchInput>;

export const ChangeSavedSearchInput = z.object({ name: Name.optional(), email: z.boolean("Choose whether we email you.").optional() });
export type ChangeSavedSearchInput = z.infer<typeof ChangeSavedSearchInput>;

export const SavedSearchPath = z.object({ savedSearchId: z.uuid("We couldn't find that saved search.") });

export const SavedSearch = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** Where to open it, on this site. */
    path: z.string(),
    /** Whether an email comes when something new fits. */
    email: z.boolean(),
    /** Its dates have passed, so nothing can fit anymore. */
    isOver: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "SavedSearch" });
export type SavedSearch = z.infer<typeof SavedSearch>;

export const SavedSearchList = z.object({ searches: z.array(SavedSearch) });
export type SavedSearchList = z.infer<typeof SavedSearchList>;
