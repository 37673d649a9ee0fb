import { Form } from "react-router";
import { SubmitButton } from "../../../../ui/button.tsx";
import { Checkbox, SelectField, TextField } from "../../../../ui/forms/field.tsx";
import type { FormResult } from "../../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../../ui/notice.tsx";
import type { ExtraKind, ExtraTerms, ExtraUnit } from "../../charter.rules.ts";
import type { CharterExtra } from "../../charter.schema.ts";
import { ArrangeButton } from "../../../../ui/forms/rows/arrange-button.tsx";
import { DefaultSubmit } from "../../../../ui/forms/rows/default-submit.tsx";
import { type FormValues, namedRows, rowsOf } from "../../../../ui/forms/rows/form-rows.ts";
import { useArrangedForm } from "../../../../ui/forms/rows/use-arranged-form.ts";
import { LONGEST_EXTRA, MOST_EXTRAS } from "./extras.schema.ts";
import { EXTRAS, valuesOfExtras } from "./typed-extras.ts";

const KINDS: Record<ExtraKind, string> = {
  captain: "Captain",
  crew: "Crew",
  fuel: "Fuel",
  cleaning: "End cleaning",
  transit_log: "Transit log",
  equipment: "Equipment",
  pickup: "Pickup",
  other: "Something else",
};
const TERMS: Record<ExtraTerms, string> = {
  included: "Included in the price",
  priced: "Paid with the booking",
  at_the_end: "Paid at the end",
  on_request: "On request",
};
const UNITS: Record<ExtraUnit, string> = { booking: "per booking", hour: "per hour", person: "per person" };
const CREWS = [
  { value: "", label: "All trips" },
  { value: "captained", label: "Only with captain" },
  { value: "bareboat", label: "Only bareboat" },
];
const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

/** All extras of a boat in their order, saved at once. */
export function ExtrasForm({ extras, result: last }: { extras: CharterExtra[]; result: FormResult | undefined }) {
  const { form, formKey, values, added, result } = useArrangedForm(valuesOfExtras(extras), last);
  const filled = rowsOf(values, EXTRAS);
  const rows = added || filled.length === 0 ? [...filled, { terms: "priced", kind: "other" }] : filled;
  return (
    <Form ref={form} key={formKey} method="post" preventScrollReset className="grid gap-6">
      <DefaultSubmit />
      <input type="hidden" name="knownIds" value={values["knownIds"] ?? ""} />
      <FormMessage result={result} />
      {namedRows(EXTRAS, rows).map(({ row, no, values: own }) => (
        <ExtraFields key={row} row={row} no={no} values={own} isKept={no < filled.length} result={result} />
      ))}
      {rows.length < MOST_EXTRAS && (
        <div>
          <ArrangeButton command="add.extras">Add an extra</ArrangeButton>
        </div>
      )}
      <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 border-t border-line bg-sand px-4 py-3 sm:mx-0 sm:px-0">
        <SubmitButton busy="Saving...">Save extras</SubmitButton>
      </div>
    </Form>
  );
}

type Props = { row: string; no: number; values: FormValues; isKept: boolean; result: FormResult | undefined };

function ExtraFields({ row, no, values, isKept, result }: Props) {
  const select = (name: string, label: string, options: { value: string; label: string }[]) => (
    <SelectField label={label} name={`${row}.${name}`} options={options} defaultValue={values[name] ?? ""} {...(result && { result })} />
  );
  return (
    <fieldset className="card grid gap-4 p-5">
      <legend className="sr-only">Extra {no + 1}</legend>
      <input type="hidden" name={`${row}.id`} value={values["id"] ?? ""} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label="Name"
          name={`${row}.name`}
          maxLength={LONGEST_EXTRA}
          defaultValue={values["name"]}
          autoComplete="off"
          result={result}
        />
        {select("kind", "What it is", optionsOf(KINDS))}
        {select("crew", "For", CREWS)}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {select("terms", "How it is paid", optionsOf(TERMS))}
        <TextField
          label="Price ($)"
          name={`${row}.cents`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values["cents"]}
          hint="Empty if included or on request"
          result={result}
        />
        {select("unit", "Counted", optionsOf(UNITS))}
      </div>
      <Checkbox
        label="Every guest pays it"
        name={`${row}.isRequired`}
        defaultChecked={values["isRequired"] === "on"}
        hint="Else guests choose it when they book"
      />
      {isKept && (
        <div className="flex flex-wrap gap-3">
          {no > 0 && (
            <ArrangeButton command={`up.extras.${no}`}>
              Move up<span className="sr-only"> extra {no + 1}</span>
            </ArrangeButton>
          )}
          <ArrangeButton command={`remove.extras.${no}`}>
            Remove<span className="sr-only"> extra {no + 1}</span>
          </ArrangeButton>
        </div>
      )}
    </fieldset>
  );
}
