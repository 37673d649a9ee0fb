import { useId } from "react";
import { TextField } from "../../../../ui/forms/field.tsx";
import type { FormResult } from "../../../../ui/forms/form-result.ts";
import { ArrangeButton } from "../../../../ui/forms/rows/arrange-button.tsx";
import { type FormValues, namedRows } from "../../../../ui/forms/rows/form-rows.ts";
import { DayFields } from "./day-fields.tsx";
import { MOST_ROWS } from "./package.rules.ts";
import { PRICES } from "./typed-package.ts";

type Props = { rows: FormValues[]; result: FormResult | undefined };

/** What the trip costs on some days; the first that fits counts. */
export function PriceRows({ rows, result }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={id} className="grid gap-4">
      <legend className="mb-2 font-serif text-lg font-semibold">Other prices on some days</legend>
      <p id={id} className="text-muted">
        For weekends or a season. Where two fit, the first counts.
      </p>
      {namedRows(PRICES, rows).map(({ row, no, values }) => (
        <fieldset key={row} className="grid gap-4 rounded-md border border-line p-4">
          <legend className="px-1 font-semibold">Price {no + 1}</legend>
          <PriceFields row={row} values={values} result={result} />
          <div className="flex flex-wrap gap-3">
            {no > 0 && (
              <ArrangeButton command={`up.prices.${no}`}>
                Move up<span className="sr-only"> price {no + 1}</span>
              </ArrangeButton>
            )}
            <ArrangeButton command={`remove.prices.${no}`}>
              Remove<span className="sr-only"> price {no + 1}</span>
            </ArrangeButton>
          </div>
        </fieldset>
      ))}
      {rows.length < MOST_ROWS && (
        <div>
          <ArrangeButton command="add.prices">Add a price</ArrangeButton>
        </div>
      )}
    </fieldset>
  );
}

function PriceFields({ row, values, result }: { row: string; values: FormValues } & Pick<Props, "result">) {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="With captain ($)"
          name={`${row}.captainedCents`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values["captainedCents"]}
          result={result}
        />
        <TextField
          label="Bareboat ($)"
          name={`${row}.bareboatCents`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values["bareboatCents"]}
          result={result}
        />
      </div>
      <DayFields row={row} values={values} result={result} />
    </>
  );
}
