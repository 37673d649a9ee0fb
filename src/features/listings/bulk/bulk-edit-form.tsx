import type { ReactNode } from "react";
import { Form } from "react-router";
import { countOf } from "../../../platform/words/counts.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { Section } from "../../../ui/page/page-heading.tsx";
import { amenityLabel, POLICY_WORDS } from "../listing-words.ts";
import { AMENITY_FILTERS, CANCELLATION_POLICIES } from "../listing.rules.ts";
import type { PreviewBulkEditInput } from "./bulk-edit.schema.ts";

const KEEP = { value: "", label: "Don't change" };
const PRICES = [
  KEEP,
  { value: "raise_percent", label: "Raise by %" },
  { value: "lower_percent", label: "Lower by %" },
  { value: "raise_dollars", label: "Raise by $" },
  { value: "lower_dollars", label: "Lower by $" },
];
const POLICIES = [KEEP, ...CANCELLATION_POLICIES.map((value) => ({ value, label: POLICY_WORDS[value].title }))];
const RULES = [
  { value: "add", label: "Add to the rules each has" },
  { value: "replace", label: "Replace all rules" },
];

type Props = {
  listings: readonly { id: string; title: string }[];
  amenities: readonly string[];
  /** What was asked for before, on a page without scripts. */
  edit: PreviewBulkEditInput | undefined;
  result: FormResult | undefined;
  onInput(): void;
};

/** What to change on all of these listings. Whatever is left empty stays as it is. */
export function BulkEditForm({ listings, amenities, edit, result, onInput }: Props) {
  const has = new Set(amenities.map((name) => name.toLowerCase()));
  const valueOf = (name: keyof PreviewBulkEditInput) => String(result?.values?.[name] ?? edit?.[name] ?? "");
  return (
    <Form method="post" preventScrollReset noValidate className="grid gap-6" aria-label="Bulk edit" onInput={onInput}>
      <input type="hidden" name="intent" value="preview" />
      <input type="hidden" name="listingIds" value={listings.map(({ id }) => id).join("\n")} />
      <Section title="Price and policy" id="bulk-price">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField label="Price per night" name="priceChange" options={PRICES} defaultValue={valueOf("priceChange")} result={result} />
          <TextField
            label="By how much"
            name="priceAmount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={valueOf("priceAmount")}
            result={result}
            hint="Percentages are rounded to whole dollars. Custom prices in the calendar stay as they are."
          />
          <SelectField
            label="Cancellation policy"
            name="cancellationPolicy"
            options={POLICIES}
            defaultValue={valueOf("cancellationPolicy")}
            result={result}
            hint="Existing bookings keep the policy they were made with."
          />
        </div>
      </Section>
      <Section title="Times and house rules" id="bulk-rules">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField label="Check-in from" name="checkInTime" type="time" defaultValue={valueOf("checkInTime")} result={result} />
          <TextField label="Check-out by" name="checkOutTime" type="time" defaultValue={valueOf("checkOutTime")} result={result} />
          <TextArea
            label="House rules"
            name="houseRules"
            rows={4}
            defaultValue={edit?.houseRules.join("\n")}
            result={result}
            hint="One rule per line."
          />
          <SelectField
            label="How to apply them"
            name="rulesChange"
            options={RULES}
            defaultValue={valueOf("rulesChange") || "add"}
            result={result}
          />
        </div>
      </Section>
      <Section title="Amenities" id="bulk-amenities">
        <Ticks legend="Add" prefix="add" names={AMENITY_FILTERS} ticked={edit?.addAmenities} />
        {has.size > 0 && <Ticks legend="Remove" prefix="remove" names={amenities} ticked={edit?.removeAmenities} />}
      </Section>
      <div>
        <SubmitButton intent="preview" busy="Checking...">
          Preview changes to {countOf(listings.length, "listing")}
        </SubmitButton>
      </div>
    </Form>
  );
}

type TicksProps = { legend: ReactNode; prefix: string; names: readonly string[]; ticked: readonly string[] | undefined };

const Ticks = ({ legend, prefix, names, ticked }: TicksProps) => (
  <fieldset>
    <legend className="mb-1.5 font-semibold">{legend}</legend>
    <ul className="grid gap-x-4 gap-y-1 xs:grid-cols-2 lg:grid-cols-4">
      {names.map((name) => (
        <li key={name}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
            <input type="checkbox" name={`${prefix}-${name}`} defaultChecked={ticked?.includes(name)} /> {amenityLabel(name)}
          </label>
        </li>
      ))}
    </ul>
  </fieldset>
);
