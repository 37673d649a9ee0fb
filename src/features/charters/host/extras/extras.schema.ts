import { z } from "zod";
import { PriceCents, PriceDollars } from "../../../../platform/money.schema.ts";
import { Line } from "../../../../platform/text.schema.ts";
import { CHARTER_CREWS, EXTRA_KINDS, EXTRA_TERMS, EXTRA_UNITS } from "../../charter.rules.ts";
import type { FormValues } from "../../../../ui/forms/rows/form-rows.ts";
import { orArranged } from "../../../../ui/forms/rows/or-arranged.schema.ts";
import { EXTRAS, readTypedExtras } from "./typed-extras.ts";

export const MOST_EXTRAS = 30;
export const LONGEST_EXTRA = 60;

const BoatExtra = z.object({
  /** Of one that is there; null for a new one. */
  id: z.uuid("must be an extra").nullable().default(null),
  name: Line("Name is required").min(1, "Name is required").max(LONGEST_EXTRA, `Use ${LONGEST_EXTRA} characters or fewer.`),
  kind: z.enum(EXTRA_KINDS, `must be one of ${EXTRA_KINDS.join(", ")}`).default("other"),
  terms: z.enum(EXTRA_TERMS, `must be one of ${EXTRA_TERMS.join(", ")}`),
  cents: PriceCents.nullable().default(null),
  unit: z.enum(EXTRA_UNITS, `must be one of ${EXTRA_UNITS.join(", ")}`).default("booking"),
  isRequired: z.boolean("must be true or false").default(false),
  /** Only with a captain, or only without; null: with both. */
  crew: z.enum(CHARTER_CREWS, "must be captained or bareboat").nullable().default(null),
});
export type BoatExtra = z.infer<typeof BoatExtra>;

const list = <Row extends z.ZodType>(row: Row) => z.array(row).max(MOST_EXTRAS, `A boat can have up to ${MOST_EXTRAS} extras.`);

/** All extras in order, and of which the host knew: others were added meanwhile. */
const shape = {
  extras: list(BoatExtra),
  knownIds: z.array(z.uuid("must be an extra")).optional(),
};

function checkExtras({ extras }: { extras: BoatExtra[] }, { addIssue }: Pick<z.core.$RefinementCtx, "addIssue">): void {
  extras.forEach(({ terms, cents, isRequired }, no) => {
    const refuse = (field: string, message: string) => addIssue({ code: "custom", path: ["extras", no, field], message });
    if (terms === "priced" && cents === null) refuse("cents", "Enter a price.");
    if ((terms === "included" || terms === "on_request") && cents !== null)
      refuse("cents", "Leave this empty: nothing is charged for it here.");
    if (terms === "on_request" && isRequired) refuse("terms", "What is on request can't be required.");
  });
}

export const ExtrasInput = z.object(shape).superRefine(checkExtras);
export type ExtrasInput = z.infer<typeof ExtrasInput>;

const dollars = z.preprocess((value) => (value === "" || value === undefined ? null : value), PriceDollars.nullable());

/** The same as a form sends it. */
export const TypedExtras = z.preprocess(
  (values) => readTypedExtras(values as FormValues),
  z.object({ ...shape, extras: list(BoatExtra.extend({ cents: dollars })) }).superRefine(checkExtras),
);
export const ExtrasFormInput = orArranged([EXTRAS], TypedExtras);
