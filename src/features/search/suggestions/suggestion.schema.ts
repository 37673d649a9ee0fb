import { z } from "zod";

export const SuggestSearchesInput = z.object({
  text: z.string("Please enter a place.").trim().min(1, "Please enter a place.").max(100, "Please use at most 100 characters."),
  limit: z.coerce
    .number("Please enter a whole number.")
    .int("Please enter a whole number.")
    .min(1, "At least 1.")
    .max(10, "At most 10.")
    .default(7),
});
export type SuggestSearchesInput = z.infer<typeof SuggestSearchesInput>;

/** Something to search for: a wish in words, a region, a town with listings, or any place. */
export const SearchSuggestion = z
  .object({
    id: z.string(),
    kind: z.enum(["wish", "region", "town", "place"]),
    /** What to search for. */
    label: z.string(),
    /** The part of the label that is its name. */
    name: z.string(),
    /** Why it is suggested, or where it is, if the label doesn't say. */
    note: z.string().nullable(),
    /** How many listings it finds, up to 1,001; null if nobody counted. */
    count: z.number().int().nullable(),
  })
  .meta({ id: "SearchSuggestion" });
export type SearchSuggestion = z.infer<typeof SearchSuggestion>;
