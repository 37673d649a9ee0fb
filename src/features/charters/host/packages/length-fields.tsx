import type { ReactNode } from "react";
import { TextField } from "../../../../ui/forms/field.tsx";
import type { FormResult } from "../../../../ui/forms/form-result.ts";
import type { FormValues } from "../../../../ui/forms/rows/form-rows.ts";
import { MOST_NIGHTS } from "./package.rules.ts";

type Props = { values: FormValues; result: FormResult | undefined };

/** How long the trip is: by the stopwatch, or back at a time of the marina's clocks. */
export function LengthFields({ values, result }: Props) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="pb-1.5 font-semibold">How long is it?</legend>
      <Way value="hours" label="So many hours" isChosen={values["lengthBy"] !== "return"}>
        <Count label="Hours" name="hours" max={336} values={values} />
        <Count label="Minutes" name="minutes" max={59} values={values} result={result} />
      </Way>
      <Way value="return" label="Back at a time" isChosen={values["lengthBy"] === "return"}>
        <TextField label="Back at" name="returnsAt" type="time" defaultValue={values["returnsAt"]} result={result} />
        <Count label="Nights later" name="nights" max={MOST_NIGHTS} values={values} result={result} />
      </Way>
    </fieldset>
  );
}

type WayProps = { value: string; label: string; isChosen: boolean; children: ReactNode };

const Way = ({ value, label, isChosen, children }: WayProps) => (
  <div className="grid content-start gap-3 rounded-md border border-line-mid p-3 has-[input[type=radio]:checked]:border-sea has-[input[type=radio]:checked]:bg-sea-wash">
    <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
      <input type="radio" name="lengthBy" value={value} defaultChecked={isChosen} className="size-5 shrink-0 accent-sea" />
      {label}
    </label>
    <div className="grid grid-cols-2 items-start gap-3">{children}</div>
  </div>
);

type CountProps = { label: string; name: string; max: number; values: FormValues; result?: FormResult };

const Count = ({ label, name, max, values, result }: CountProps) => (
  <TextField
    label={label}
    name={name}
    type="number"
    inputMode="numeric"
    min={0}
    max={max}
    defaultValue={values[name]}
    {...(result && { result })}
  />
);
