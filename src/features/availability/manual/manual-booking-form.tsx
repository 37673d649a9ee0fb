import { useState } from "react";
import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { ChangedElsewhere } from "../../../ui/forms/changed-elsewhere.tsx";
import { CountedText } from "../../../ui/forms/counted-text.tsx";
import { SelectField, TextField } from "../../../ui/forms/field.tsx";
import { FormKey } from "../../../ui/forms/form-key.tsx";
import { fieldMessage, type FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { EitherFields, HourFields, NightFields, type WhenValues } from "./manual-when-fields.tsx";
import { LONGEST_CONTACT, LONGEST_NAME, LONGEST_NOTE, type ManualKind, MOST_GUESTS } from "./manual-booking.rules.ts";
import type { ManualBooking } from "./manual-booking.schema.ts";

type Values = WhenValues & Partial<Pick<ManualBooking, "kind" | "name" | "guests" | "contact" | "note">>;
type Props = {
  values: Values;
  result: FormResult | undefined;
} & (
  | {
      /** For one more: at which of these listings. */ listings: { id: string; title: string; sellsHours: boolean }[];
      /** The one that is chosen, if any. */ listingId: string;
      formKey: string;
    }
  | { version: number }
);

/** A stay that didn't come through us: when, who, and what the host wants to remember. */
export function ManualBookingForm({ values, result, ...rest }: Props) {
  const isNew = "formKey" in rest;
  const typed = result?.ok === false ? result : undefined;
  const isChanged = typed?.code === "manual_changed";
  const [listingId, setListingId] = useState(typed?.values?.["listingId"] ?? (isNew ? rest.listingId : ""));
  const isEither = isNew && rest.listings.some((each) => each.sellsHours && each.id === listingId);
  const WhenFields = isEither ? EitherFields : values.hours ? HourFields : NightFields;
  return (
    <Form method="post" preventScrollReset className="grid gap-5">
      {isChanged ? <ChangedElsewhere message={typed.message} onReload={() => location.reload()} /> : <FormMessage result={result} />}
      {isNew ? (
        <>
          <FormKey value={rest.formKey} result={result} />
          <SelectField
            label="Listing"
            name="listingId"
            options={[
              ...(rest.listingId ? [] : [{ value: "", label: "Choose a listing" }]),
              ...rest.listings.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            defaultValue={listingId}
            onChange={({ target }) => setListingId(target.value)}
            result={typed}
          />
        </>
      ) : (
        <input type="hidden" name="version" value={rest.version} />
      )}
      <WhenFields values={values} result={typed} />
      <Kinds
        chosen={(typed?.values?.["kind"] as ManualKind | undefined) ?? values.kind ?? "guest"}
        error={fieldMessage(typed, "kind")}
        isBoat={WhenFields !== NightFields}
      />
      <WhoFields values={values} result={typed} />
      <CountedText
        label="Note"
        name="note"
        most={LONGEST_NOTE}
        rows={4}
        defaultValue={values.note}
        placeholder="Where they booked, what they paid, when they arrive…"
        result={typed}
      />
      <input type="hidden" name="intent" value={isNew ? "add" : "change"} />
      {!isChanged && (
        <p>
          <SubmitButton busy="Saving...">{isNew ? "Add booking" : "Save changes"}</SubmitButton>
        </p>
      )}
    </Form>
  );
}

type WhoProps = { values: Values; result: FormResult | undefined };

/** Who comes, how many, and how to reach them. */
const WhoFields = ({ values, result }: WhoProps) => (
  <>
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
      <TextField
        label="Name"
        name="name"
        maxLength={LONGEST_NAME}
        defaultValue={values.name}
        hint="Optional for own use"
        autoComplete="off"
        result={result}
      />
      <TextField
        label="Guests"
        name="guests"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_GUESTS}
        defaultValue={values.guests ?? ""}
        hint="Optional"
        result={result}
      />
    </div>
    <TextField
      label="Phone or email"
      name="contact"
      maxLength={LONGEST_CONTACT}
      defaultValue={values.contact}
      hint="Optional"
      autoComplete="off"
      result={result}
    />
  </>
);

const KINDS: Record<ManualKind, { label: string; hint: string }> = {
  guest: { label: "A guest from elsewhere", hint: "Booked by phone, in person or on another site." },
  own: { label: "Own use", hint: "You, your family or friends." },
};

function Kinds({ chosen, error, isBoat }: { chosen: ManualKind; error: string | undefined; isBoat: boolean }) {
  return (
    <fieldset aria-describedby={error ? "kind-error" : undefined} className="grid gap-3 sm:grid-cols-2">
      <legend className="pb-1.5 font-semibold">{isBoat ? "Who uses it?" : "Who stays?"}</legend>
      <Kind value="guest" chosen={chosen} />
      <Kind value="own" chosen={chosen} />
      {error && (
        <p id="kind-error" className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const Kind = ({ value, chosen }: { value: ManualKind; chosen: ManualKind }) => (
  <div className="relative flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line-mid p-3 hover:border-ink has-checked:border-sea has-checked:bg-sea-wash">
    <input
      type="radio"
      id={`kind-${value}`}
      name="kind"
      value={value}
      defaultChecked={chosen === value}
      aria-describedby={`kind-${value}-hint`}
      className="mt-0.5 size-5 shrink-0 accent-sea"
    />
    <div>
      <label htmlFor={`kind-${value}`} className="block cursor-pointer font-medium after:absolute after:inset-0">
        {KINDS[value].label}
      </label>
      <p id={`kind-${value}-hint`} className="text-sm text-muted">
        {KINDS[value].hint}
      </p>
    </div>
  </div>
);
