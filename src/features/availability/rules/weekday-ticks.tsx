import { useId } from "react";
import { fieldMessage, type FormResult } from "../../../ui/forms/form-result.ts";
import { WEEKDAYS } from "./weekday-words.ts";

type Props = {
  legend: string;
  name: string;
  days: number;
  result: FormResult | undefined;
  /** Where it is said of another field. */ errorOf?: string;
};

/** A box for each day of the week. */
export function WeekdayTicks({ legend, name, days, result, errorOf = name }: Props) {
  const id = useId();
  const error = fieldMessage(result, errorOf);
  const isOn = (day: number) =>
    result?.ok === false && result.values ? Boolean(result.values[`${name}${day}`]) : ((days >> day) & 1) === 1;
  return (
    <fieldset aria-describedby={error && id} className="grid gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.map((weekday, day) => (
          <label
            key={weekday}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line-strong px-3 hover:border-ink has-checked:border-sea has-checked:bg-sea-wash"
          >
            <input type="checkbox" name={`${name}${day}`} defaultChecked={isOn(day)} className="size-5 shrink-0 accent-sea" />
            <span aria-hidden>{weekday.slice(0, 3)}</span>
            <span className="sr-only">{weekday}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </fieldset>
  );
}
