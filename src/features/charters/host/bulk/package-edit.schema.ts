import { z } from "zod";
import { IdempotencyKey } from "../../../../platform/limits/idempotency-key.ts";
import { HoursInput } from "../../../availability/index.ts";
import { BulkEditPreview, bulkPriceFields, bulkPriceRules } from "../../../listings/index.ts";
import { LONGEST_NAME, MOST_PACKAGES } from "../packages/package.rules.ts";

const orNull = (value: unknown) => (value === "" || value === undefined ? null : value);
const names = z
  .array(z.string().min(1).max(LONGEST_NAME))
  .max(MOST_PACKAGES * 10)
  .default([]);

/** Lists travel as lines where a form sends them back. */
const asLines = (value: unknown) => (typeof value === "string" ? value.split("\n").filter(Boolean) : value);

const Fields = bulkPriceFields.extend({
  turnaroundMinutes: z.preprocess(orNull, HoursInput.shape.turnaroundMinutes.nullable()),
  noticeMinutes: z.preprocess(orNull, HoursInput.shape.noticeMinutes.nullable()),
  /** Packages of these names are offered from now on, or no longer. */
  turnOn: z.preprocess(asLines, names),
  turnOff: z.preprocess(asLines, names),
});

type Edit = z.infer<typeof Fields>;
const isEmpty = ({ priceChange, turnaroundMinutes, noticeMinutes, turnOn, turnOff }: Edit): boolean =>
  !priceChange && turnaroundMinutes === null && noticeMinutes === null && turnOn.length + turnOff.length === 0;

const rules = <T extends typeof Fields>(fields: T) =>
  bulkPriceRules(fields)
    .refine((edit) => !isEmpty(edit), { path: ["edit"], message: "Choose at least one change." })
    .refine(({ turnOn, turnOff }) => !turnOn.some((name) => turnOff.includes(name)), {
      path: ["turnOff"],
      message: "A package can't be turned on and off at once.",
    });

/** What to change of the packages and hours of these boats. */
export const PreviewPackageEditInput = rules(Fields);
export type PreviewPackageEditInput = z.infer<typeof PreviewPackageEditInput>;
export const PackageEditInput = rules(Fields.extend({ key: IdempotencyKey }));
export type PackageEditInput = z.infer<typeof PackageEditInput>;

const MINUTES = 60;

/** A form's ticked packages are `on-Half day` and `off-Half day`, and the notice is in hours. */
export const PreviewPackageEditForm = z.preprocess((given) => {
  const { noticeHours, ...fields } = given as Record<string, string>;
  const ticked = (prefix: string) => Object.keys(fields).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  const noticeMinutes = noticeHours ? Number(noticeHours) * MINUTES : null;
  return { turnOn: ticked("on-"), turnOff: ticked("off-"), noticeMinutes, ...fields };
}, PreviewPackageEditInput);

export const PackageEditPreview = BulkEditPreview.extend({
  /** How many sell no hours, and are left alone. */
  withoutHours: z.number().int(),
});
export type PackageEditPreview = z.infer<typeof PackageEditPreview>;
