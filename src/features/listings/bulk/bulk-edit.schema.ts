import { z } from "zod";
import { IdempotencyKey } from "../../../platform/limits/idempotency-key.ts";
import { lines, time } from "../hosting/hosting.schema.ts";
import { CANCELLATION_POLICIES } from "../listing.rules.ts";
import { isEmptyEdit, MOST_AMENITIES, MOST_BULK_LISTINGS, MOST_RULES, PRICE_CHANGES, RULES_CHANGES } from "./bulk-edit.rules.ts";

const orNull = (value: unknown) => (value === "" || value === undefined ? null : value);
const optional = <T extends z.ZodType>(given: T) => z.preprocess(orNull, given.nullable());
const AMOUNT = "Enter an amount, such as 10 or 12.50.";

/** Which listings, and how their prices change; also for what else of them is edited in bulk. */
export const bulkPriceFields = z.object({
  listingIds: z.preprocess(
    (value) => (typeof value === "string" ? value.split("\n").filter(Boolean) : value),
    z
      .array(z.uuid("Property not found"), "Select at least one listing.")
      .min(1, "Select at least one listing.")
      .max(MOST_BULK_LISTINGS, `You can edit up to ${MOST_BULK_LISTINGS} listings at once.`)
      .transform((ids) => [...new Set(ids)]),
  ),
  priceChange: optional(z.enum(PRICE_CHANGES, "Choose how to change the price.")),
  /** A percentage, or dollars. */
  priceAmount: optional(
    z.coerce
      .number(AMOUNT)
      .positive(AMOUNT)
      .max(50_000, "Enter 50,000 or less.")
      .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, AMOUNT),
  ),
});

const Fields = bulkPriceFields.extend({
  cancellationPolicy: optional(z.enum(CANCELLATION_POLICIES, "Choose a policy.")),
  checkInTime: optional(time),
  checkOutTime: optional(time),
  rulesChange: z.preprocess((value) => orNull(value) ?? "add", z.enum(RULES_CHANGES, "Choose what to do with the rules.")),
  houseRules: lines(MOST_RULES, 200).default([]),
  addAmenities: lines(MOST_AMENITIES, 50).default([]),
  removeAmenities: lines(MOST_AMENITIES, 50).default([]),
});

export const bulkPriceRules = <T extends typeof bulkPriceFields>(fields: T) =>
  fields
    .refine(({ priceChange, priceAmount }) => !priceChange || priceAmount !== null, { path: ["priceAmount"], message: AMOUNT })
    .refine(({ priceChange, priceAmount }) => priceChange || priceAmount === null, {
      path: ["priceChange"],
      message: "Choose how to change the price.",
    })
    .refine(({ priceChange, priceAmount }) => priceChange !== "lower_percent" || (priceAmount ?? 0) < 100, {
      path: ["priceAmount"],
      message: "Enter less than 100%.",
    })
    .refine(({ priceChange, priceAmount }) => priceChange !== "raise_percent" || (priceAmount ?? 0) <= 500, {
      path: ["priceAmount"],
      message: "Enter 500% or less.",
    });

const bulkRules = <T extends typeof Fields>(fields: T) =>
  bulkPriceRules(fields).refine((edit) => !isEmptyEdit(edit), { path: ["edit"], message: "Choose at least one change." });

/** What to change, and on which listings. */
export const PreviewBulkEditInput = bulkRules(Fields);
export type PreviewBulkEditInput = z.infer<typeof PreviewBulkEditInput>;

export const BulkEditInput = bulkRules(Fields.extend({ key: IdempotencyKey }));
export type BulkEditInput = z.infer<typeof BulkEditInput>;

/** A form's ticked amenities are `add-WiFi` and `remove-WiFi`. */
const ofForm = (given: unknown) => {
  const fields = given as Record<string, string>;
  const ticked = (prefix: string) => Object.keys(fields).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return { addAmenities: ticked("add-"), removeAmenities: ticked("remove-"), ...fields };
};
export const PreviewBulkEditForm = z.preprocess(ofForm, PreviewBulkEditInput);

export const BulkEditPreview = z.object({
  /** Those that change. */
  listings: z.array(
    z.object({
      listingId: z.uuid(),
      title: z.string(),
      changes: z.array(z.object({ what: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
  /** How many are already as asked. */
  unchanged: z.number().int(),
});
export type BulkEditPreview = z.infer<typeof BulkEditPreview>;

export const BulkEditDone = z.object({ changed: z.number().int() });
export type BulkEditDone = z.infer<typeof BulkEditDone>;

export const BulkEditUndone = z.object({
  restored: z.number().int(),
  /** Changed again or deleted since, and left as they are. */
  left: z.number().int(),
});
export type BulkEditUndone = z.infer<typeof BulkEditUndone>;

/** The last bulk edit, while it can be undone. */
export const LastBulkEdit = z.object({ listings: z.number().int(), madeAt: z.string() });
export type LastBulkEdit = z.infer<typeof LastBulkEdit>;
