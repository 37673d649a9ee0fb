import { TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import type { ManualLength } from "./manual-booking.rules.ts";
import type { ManualBooking } from "./manual-booking.schema.ts";

export type WhenValues = Partial<Pick<ManualBooking, "checkIn" | "checkOut" | "hours">>;
type Props = { values: WhenValues; result: FormResult | undefined };

/** The nights of a stay. */
export const NightFields = ({ values, result }: Props) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    <TextField label="Check-in" name="checkIn" type="date" required defaultValue={values.checkIn} result={result} />
    <TextField label="Check-out" name="checkOut" type="date" required defaultValue={values.checkOut} result={result} />
  </div>
);

/** From when to when a boat is used, at the marina. */
export const HourFields = ({ values, result }: Props) => (
  <>
    <input type="hidden" name="by" value="hours" />
    <Days values={values} result={result} />
    <Times values={values} result={result} />
  </>
);

/** Nights, or hours where the boat sells them; only then are there times. */
export const EitherFields = ({ values, result }: Props) => {
  const chosen = result?.values?.["by"] ?? "nights";
  return (
    <div className="group grid gap-5">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="pb-1.5 font-semibold">How long?</legend>
        <Length value="nights" chosen={chosen} label="By the night" />
        <Length value="hours" chosen={chosen} label="By the hour" />
      </fieldset>
      <Days values={values} result={result} />
      <div className="hidden group-has-[input[value=hours]:checked]:block">
        <Times values={values} result={result} />
      </div>
    </div>
  );
};

const Days = ({ values, result }: Props) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    <TextField label="First day" name="checkIn" type="date" required defaultValue={values.checkIn} result={result} />
    <TextField label="Last day" name="checkOut" type="date" required defaultValue={values.checkOut} result={result} />
  </div>
);

const Times = ({ values: { hours }, result }: Props) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    <TextField label="From" name="startsAt" type="time" defaultValue={hours?.startsAt} hint="At the marina" result={result} />
    <TextField label="Until" name="returnsAt" type="time" defaultValue={hours?.returnsAt} hint="At the marina" result={result} />
  </div>
);

const Length = ({ value, chosen, label }: { value: ManualLength; chosen: string; label: string }) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line-mid p-3 font-medium hover:border-ink has-checked:border-sea has-checked:bg-sea-wash">
    <input type="radio" name="by" value={value} defaultChecked={chosen === value} className="size-5 shrink-0 accent-sea" />
    {label}
  </label>
);
