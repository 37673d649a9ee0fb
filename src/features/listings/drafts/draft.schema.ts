import { z } from "zod";
import { LISTING_TYPES, MOST_PHOTOS } from "../listing.rules.ts";

const MOST_FIELDS = 60;

export const DraftPath = z.object({ type: z.enum(LISTING_TYPES, "must be property or boat") });

export const SaveDraftInput = z
  .object({
    /** What was typed, by field. It is checked when the listing is created. */
    fields: z
      .record(z.string().max(40), z.string().max(8000, "must be at most 8,000 characters"))
      .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, `must be at most ${MOST_FIELDS} fields`),
    photoIds: z.array(z.uuid()).max(MOST_PHOTOS),
  })
  .meta({ id: "SaveDraftInput" });
export type SaveDraftInput = z.infer<typeof SaveDraftInput>;

export const ListingDraft = SaveDraftInput.extend({ type: z.enum(LISTING_TYPES), savedAt: z.string() }).meta({ id: "ListingDraft" });
export type ListingDraft = z.infer<typeof ListingDraft>;

export const ListingDrafts = z.object({ drafts: z.array(ListingDraft) });

/** What would be refused of the fields, in words for their author. */
export const DraftProblems = z.object({ problems: z.record(z.string(), z.string()) });
export type DraftProblems = z.infer<typeof DraftProblems>;
