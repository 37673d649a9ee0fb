import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { type FormValues, namedRows, rowsOf } from "../../../ui/forms/rows/form-rows.ts";
import { LONGEST_NAME, OLDEST } from "./passenger.rules.ts";
import type { PassengerList } from "./passenger.schema.ts";
import { filledInWords } from "./passenger-words.ts";
import { PASSENGERS, shownPassengers } from "./typed-passengers.ts";

type Props = { list: PassengerList; booker: { fullName: string; phone: string }; result: FormResult | undefined };

/** Who comes aboard, filled in by the guest until the trip starts. */
export function PassengerForm({ list, booker, result: last }: Props) {
  const result = last?.ok ? undefined : last;
  const { passengers, aboard, version } = list;
  const typed = result?.values && rowsOf(result.values, PASSENGERS);
  const shown = typed
    ? [...typed, ...Array.from({ length: Math.max(0, aboard - typed.length) }, () => ({}))]
    : shownPassengers(passengers, booker, aboard);
  return (
    <Form method="post" preventScrollReset key={`${version} ${last?.formKey ?? ""}`} className="grid gap-5">
      <FormMessage result={last} />
      <p className="text-muted">
        The captain needs to know who comes aboard. You can fill this in bit by bit until the trip starts. Only your host sees it, and we
        delete it 30 days after the trip.
      </p>
      <p className="font-semibold">{filledInWords(list)}</p>
      <input type="hidden" name="version" value={result?.values?.["version"] ?? version} />
      <ol className="grid gap-5">
        {namedRows(PASSENGERS, shown).map(({ row, no, values }) => (
          <li key={row}>
            <PassengerFields row={row} no={no} values={values} result={result} />
          </li>
        ))}
      </ol>
      <p>
        <SubmitButton intent="passengers" busy="Saving...">
          Save list
        </SubmitButton>
      </p>
    </Form>
  );
}

type RowProps = { row: string; no: number; values: FormValues; result: FormResult | undefined };

function PassengerFields({ row, no, values, result }: RowProps) {
  // What was typed comes with the rows, which have moved together where one was empty.
  const refusal = result && { ...result, values: {} };
  const field = { ...(refusal && { result: refusal }) };
  const isFirst = no === 0;
  return (
    <fieldset className="grid gap-3 rounded-md border border-line p-4">
      <legend className="px-1 text-sm font-semibold text-muted">{isFirst ? "Person 1, the captain's contact" : `Person ${no + 1}`}</legend>
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_5.5rem_minmax(0,13rem)]">
        <div className="max-sm:col-span-2">
          <TextField
            label="Name"
            name={`${row}.name`}
            defaultValue={values["name"] ?? ""}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            {...field}
          />
        </div>
        <TextField
          label="Age"
          name={`${row}.age`}
          defaultValue={values["age"] ?? ""}
          inputMode="numeric"
          maxLength={String(OLDEST).length}
          autoComplete="off"
          {...field}
        />
        <TextField
          label={isFirst ? "Phone" : "Phone (optional)"}
          name={`${row}.phone`}
          type="tel"
          defaultValue={values["phone"] ?? ""}
          maxLength={30}
          autoComplete="off"
          {...field}
        />
      </div>
    </fieldset>
  );
}
