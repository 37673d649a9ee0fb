import { Form, useSubmit } from "react-router";
import { SubmitButton } from "../../ui/button.tsx";
import { Checkbox, NumberField } from "../../ui/forms/field.tsx";
import type { CharterChoice, CharterExtra, CharterPackage } from "./charter.schema.ts";
import { extraPrice } from "./extra-facts.tsx";

type Props = { choice: CharterChoice; offered: CharterPackage; /** Those that can be chosen. */ extras: CharterExtra[] };

/** How many come along with which extras. What is changed loads the page with its price. */
export function ChoiceForm({ choice: { guests, extras: chosen, packageId, day, start, crew }, offered, extras }: Props) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      className="grid gap-4"
      onChange={({ currentTarget }) => void submit(currentTarget, { replace: true, preventScrollReset: true })}
    >
      {Object.entries({ packageId, day, start, crew }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <NumberField
        label={offered.seats === null ? "People" : "Seats"}
        name="guests"
        min={1}
        max={offered.seats ?? offered.guests}
        required
        defaultValue={guests}
        result={undefined}
      />
      {extras.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">Extras</legend>
          {extras.map((extra) => (
            <Checkbox
              key={extra.id}
              name="extras"
              value={extra.id}
              label={`${extra.name}, ${extraPrice(extra)}`}
              defaultChecked={chosen.includes(extra.id)}
            />
          ))}
        </fieldset>
      )}
      <div className="hidden without-script:grid">
        <SubmitButton look="quiet">Update the price</SubmitButton>
      </div>
    </Form>
  );
}
