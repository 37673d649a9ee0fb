import { useId } from "react";
import { SelectField, TextField } from "../../../../ui/forms/field.tsx";
import type { FormResult } from "../../../../ui/forms/form-result.ts";
import { ArrangeButton } from "../../../../ui/forms/rows/arrange-button.tsx";
import { type FormValues, namedRows } from "../../../../ui/forms/rows/form-rows.ts";
import { DayFields } from "./day-fields.tsx";
import { MOST_ROWS } from "./package.rules.ts";
import { STARTS } from "./typed-package.ts";

type Props = { rows: FormValues[]; result: FormResult | undefined };

const STEPS = [
  { value: "15", label: "15 minutes" },
  { value: "30", label: "30 minutes" },
  { value: "60", label: "60 minutes" },
];

/** When the trip may begin: at one time, or from the first to the last in steps. */
export function StartRows({ rows, result }: Props) {
  const id = useId();
  const error = result?.fields?.["starts"];
  return (
    <fieldset aria-describedby={error && id} className="grid gap-4">
      <legend className="mb-2 font-serif text-xl font-semibold">Starts</legend>
      {namedRows(STARTS, rows).map(({ row, no, values }) => (
        <fieldset key={row} className="grid gap-4 rounded-md border border-line p-4">
          <legend className="px-1 font-semibold">Start {no + 1}</legend>
          <StartFields row={row} values={values} result={result} />
          {rows.length > 1 && (
            <div>
              <ArrangeButton command={`remove.starts.${no}`}>
                Remove<span className="sr-only"> start {no + 1}</span>
              </ArrangeButton>
            </div>
          )}
        </fieldset>
      ))}
      {error && (
        <p id={id} className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
      {rows.length < MOST_ROWS && (
        <div>
          <ArrangeButton command="add.starts">Add a start</ArrangeButton>
        </div>
      )}
    </fieldset>
  );
}

type FieldsProps = { row: string; values: FormValues; result: FormResult | undefined };

function StartFields({ row, values, result }: FieldsProps) {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField label="Time" name={`${row}.firstStart`} type="time" defaultValue={values["firstStart"]} result={result} />
        <TextField
          label="Last start"
          name={`${row}.lastStart`}
          type="time"
          defaultValue={values["lastStart"]}
          hint="Leave empty for one time"
          result={result}
        />
        <SelectField
          label="In steps of"
          name={`${row}.stepMinutes`}
          options={STEPS}
          defaultValue={values["stepMinutes"] || "30"}
          hint="Up to the last start"
          result={result}
        />
      </div>
      <DayFields row={row} values={values} result={result} />
    </>
  );
}
