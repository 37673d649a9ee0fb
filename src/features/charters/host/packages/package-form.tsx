import { Form } from "react-router";
import { SubmitButton } from "../../../../ui/button.tsx";
import { ChangedElsewhere } from "../../../../ui/forms/changed-elsewhere.tsx";
import { TextField } from "../../../../ui/forms/field.tsx";
import type { FormResult } from "../../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../../ui/notice.tsx";
import { Section } from "../../../../ui/page/page-heading.tsx";
import { DefaultSubmit } from "../../../../ui/forms/rows/default-submit.tsx";
import { type FormValues, type RowList, rowsOf } from "../../../../ui/forms/rows/form-rows.ts";
import { useArrangedForm } from "../../../../ui/forms/rows/use-arranged-form.ts";
import { LengthFields } from "./length-fields.tsx";
import { LONGEST_NAME, LONGEST_PLACE, LONGEST_PREPARATION } from "./package.rules.ts";
import { PriceRows } from "./price-rows.tsx";
import { StartRows } from "./start-rows.tsx";
import { EVERY_DAY, PRICES, STARTS } from "./typed-package.ts";

type Props = { kept: FormValues; capacity: number; result: FormResult | undefined };

/** A package with its starts and prices, new or to be changed. */
export function PackageForm({ kept, capacity, result: last }: Props) {
  const { form, formKey, values, added, result } = useArrangedForm(kept, last);
  const isChanged = result?.code === "package_changed";
  const shown = (list: RowList, isNeeded: boolean) => {
    const rows = rowsOf(values, list);
    return added === list.name || (isNeeded && rows.length === 0) ? [...rows, EVERY_DAY] : rows;
  };
  return (
    <Form ref={form} key={formKey} method="post" preventScrollReset className="grid gap-6">
      <DefaultSubmit />
      <input type="hidden" name="version" value={values["version"] ?? ""} />
      {isChanged ? <ChangedElsewhere message={result.message} onReload={() => location.reload()} /> : <FormMessage result={result} />}
      <Section title="The trip" id="trip">
        <TextField
          label="Name"
          name="name"
          required
          maxLength={LONGEST_NAME}
          defaultValue={values["name"]}
          autoComplete="off"
          hint="Guests see this name"
          result={result}
        />
        <LengthFields values={values} result={result} />
        <PeopleFields values={values} capacity={capacity} result={result} />
      </Section>
      <Section title="Price" id="price">
        <Prices values={values} result={result} />
        <PriceRows rows={shown(PRICES, false)} result={result} />
      </Section>
      <div className="card grid gap-5 p-5 sm:p-7">
        <StartRows rows={shown(STARTS, true)} result={result} />
      </div>
      <Section title="Handover" id="handover">
        <Handover values={values} result={result} />
      </Section>
      {!isChanged && (
        <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 border-t border-line bg-sand px-4 py-3 sm:mx-0 sm:px-0">
          <SubmitButton busy="Saving...">Save package</SubmitButton>
        </div>
      )}
    </Form>
  );
}

type FieldsProps = { values: FormValues; result: FormResult | undefined };
const PAIR = "grid items-start gap-x-4 gap-y-5 sm:grid-cols-2";

const PeopleFields = ({ values, capacity, result }: FieldsProps & { capacity: number }) => (
  <div className={PAIR}>
    <TextField
      label="Most people"
      name="guests"
      type="number"
      inputMode="numeric"
      min={1}
      max={capacity}
      required
      defaultValue={values["guests"]}
      hint={`The boat takes ${capacity}`}
      result={result}
    />
    <TextField
      label="Seats"
      name="seats"
      type="number"
      inputMode="numeric"
      min={1}
      max={capacity}
      defaultValue={values["seats"]}
      hint="Only to sell it by the seat, on a trip that guests share. Leave empty to sell the whole boat."
      result={result}
    />
  </div>
);

const Prices = ({ values, result }: FieldsProps) => (
  <div className={PAIR}>
    <TextField
      label="With captain ($)"
      name="captainedCents"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={values["captainedCents"]}
      hint="For the whole trip, or for each seat if you sell seats. Leave empty if you don't offer it so."
      result={result}
    />
    <TextField
      label="Bareboat ($)"
      name="bareboatCents"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={values["bareboatCents"]}
      hint="Guests steer themselves. Leave empty if you don't offer it so."
      result={result}
    />
  </div>
);

const Handover = ({ values, result }: FieldsProps) => (
  <>
    <div className={PAIR}>
      <TextField
        label="Where it begins"
        name="beginsPlace"
        maxLength={LONGEST_PLACE}
        defaultValue={values["beginsPlace"]}
        autoComplete="off"
        hint="Leave empty for the marina"
        result={result}
      />
      <TextField
        label="Where it ends"
        name="endsPlace"
        maxLength={LONGEST_PLACE}
        defaultValue={values["endsPlace"]}
        autoComplete="off"
        hint="Leave empty for the marina"
        result={result}
      />
    </div>
    <div className={PAIR}>
      <TextField
        label="Preparation before (minutes)"
        name="prepareMinutes"
        type="number"
        inputMode="numeric"
        min={0}
        max={LONGEST_PREPARATION}
        defaultValue={values["prepareMinutes"]}
        hint="Besides the turnaround after the trip before"
        result={result}
      />
    </div>
  </>
);
