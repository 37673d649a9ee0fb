import { type FormValues, numberOf, type RowList, rowsOf } from "../../../ui/forms/rows/form-rows.ts";

export const PASSENGERS: RowList = { name: "passengers", needs: ["name", "age", "phone"] };

/** What was typed, as the input of the verb. */
export const readTypedPassengers = (values: FormValues) => ({
  passengers: rowsOf(values, PASSENGERS).map(({ name = "", age, phone = "" }) => ({ name, age: numberOf(age), phone })),
  version: values["version"],
});

type Named = { name: string; age: number; phone: string };

/** The list as its form shows it; who booked comes first as long as nobody was named. */
export function shownPassengers(passengers: Named[], booker: { fullName: string; phone: string }, aboard: number): FormValues[] {
  const named = passengers.map(({ name, age, phone }) => ({ name, age: String(age), phone }));
  const known = named.length > 0 ? named : [{ name: booker.fullName, age: "", phone: booker.phone }];
  return [...known, ...Array.from({ length: Math.max(0, aboard - known.length) }, () => ({}))];
}
