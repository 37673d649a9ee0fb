import { WeekdayTicks } from "../../../availability/parts.ts";
import { Checkbox, TextField } from "../../../../ui/forms/field.tsx";
import type { FormResult } from "../../../../ui/forms/form-result.ts";
import type { FormValues } from "../../../../ui/forms/rows/form-rows.ts";
import { weekdaysOf } from "./typed-package.ts";

type Props = { /** As "starts.0". */ row: string; values: FormValues; result: FormResult | undefined };

/** On which days a row counts. */
export function DayFields({ row, values, result }: Props) {
  const isOpen = Boolean(values["fromDay"] || values["untilDay"]);
  return (
    <>
      <WeekdayTicks legend="On" name={`${row}.day`} errorOf={`${row}.weekdays`} days={weekdaysOf(values)} result={result} />
      <details open={isOpen} className="group">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">Only in a season</summary>
        <div className="grid gap-4 pt-2">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField label="First day" name={`${row}.fromDay`} type="date" defaultValue={values["fromDay"]} result={result} />
            <TextField label="Last day" name={`${row}.untilDay`} type="date" defaultValue={values["untilDay"]} result={result} />
          </div>
          <Checkbox label="Every year" name={`${row}.isYearly`} defaultChecked={isOpen ? values["isYearly"] === "on" : true} />
        </div>
      </details>
    </>
  );
}
