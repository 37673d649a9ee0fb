import { Form } from "react-router";
import { countOf } from "../../../../platform/words/counts.ts";
import { SubmitButton } from "../../../../ui/button.tsx";
import { SelectField, TextField } from "../../../../ui/forms/field.tsx";
import type { FormResult } from "../../../../ui/forms/form-result.ts";
import { Section } from "../../../../ui/page/page-heading.tsx";
import { noticeInHours } from "../notice-result.ts";
import type { PreviewPackageEditInput } from "./package-edit.schema.ts";

const PRICES = [
  { value: "", label: "Don't change" },
  { value: "raise_percent", label: "Raise by %" },
  { value: "lower_percent", label: "Lower by %" },
  { value: "raise_dollars", label: "Raise by $" },
  { value: "lower_dollars", label: "Lower by $" },
];

type Props = {
  listingIds: readonly string[];
  /** How many of them sell hours, and the names of their packages. */
  boats: number;
  names: readonly string[];
  edit: PreviewPackageEditInput | undefined;
  result: FormResult | undefined;
  onInput(): void;
};

const MINUTES = 60;
const hoursOf = (minutes: number | null): string => (minutes === null ? "" : String(minutes / MINUTES));

/** What to change of the packages and hours of all of these boats. Whatever is left empty stays as it is. */
export function PackageEditForm({ listingIds, boats, names, edit, result: given, onInput }: Props) {
  const result = noticeInHours(given);
  const first = (name: string, kept: unknown) => String(result?.values?.[name] ?? kept ?? "");
  return (
    <Form method="post" preventScrollReset noValidate className="grid gap-6" aria-label="Bulk edit of packages" onInput={onInput}>
      <input type="hidden" name="intent" value="preview-packages" />
      <input type="hidden" name="listingIds" value={listingIds.join("\n")} />
      <Section title="Packages and hours" id="bulk-packages">
        <p className="text-muted">
          For {countOf(boats, "boat")} of these that {boats === 1 ? "sells" : "sell"} hours. This is previewed, saved and undone by itself.
        </p>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField
            label="Prices of packages"
            name="priceChange"
            options={PRICES}
            defaultValue={first("priceChange", edit?.priceChange)}
            result={result}
          />
          <TextField
            label="By how much"
            name="priceAmount"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={first("priceAmount", edit?.priceAmount)}
            result={result}
            hint="Percentages are rounded to whole dollars. Prices of seasons and weekdays change too."
          />
          <TextField
            label="Turnaround (minutes)"
            name="turnaroundMinutes"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={first("turnaroundMinutes", edit?.turnaroundMinutes)}
            result={result}
          />
          <TextField
            label="Notice (hours)"
            name="noticeHours"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={first("noticeHours", hoursOf(edit?.noticeMinutes ?? null))}
            result={result}
          />
        </div>
        {names.length > 0 && (
          <>
            <Ticks legend="Turn on" prefix="on" names={names} ticked={edit?.turnOn} />
            <Ticks legend="Turn off" prefix="off" names={names} ticked={edit?.turnOff} />
          </>
        )}
      </Section>
      <div>
        <SubmitButton intent="preview-packages" busy="Checking...">
          Preview changes to packages
        </SubmitButton>
      </div>
    </Form>
  );
}

type TicksProps = { legend: string; prefix: string; names: readonly string[]; ticked: readonly string[] | undefined };

const Ticks = ({ legend, prefix, names, ticked }: TicksProps) => (
  <fieldset>
    <legend className="mb-1.5 font-semibold">{legend}</legend>
    <ul className="grid gap-x-4 gap-y-1 xs:grid-cols-2 lg:grid-cols-4">
      {names.map((name) => (
        <li key={name}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
            <input type="checkbox" name={`${prefix}-${name}`} defaultChecked={ticked?.includes(name)} /> {name}
          </label>
        </li>
      ))}
    </ul>
  </fieldset>
);
