import { SelectField, TextField } from "../../../../ui/forms/field.tsx";
import { Section } from "../../../../ui/page/page-heading.tsx";
import { CountField } from "./count-field.tsx";
import type { SectionProps } from "../fields.ts";
import { LengthField } from "./length-field.tsx";

const CREWS = [
  { value: "", label: "Not specified" },
  { value: "captained", label: "With captain" },
  { value: "bareboat", label: "Bareboat" },
  { value: "either", label: "With or without captain" },
];
const LICENCES = [
  { value: "", label: "Not specified" },
  { value: "true", label: "Required without a captain" },
  { value: "false", label: "Not required" },
];

/** What guests compare boats by. */
export function BoatSection({ values, result }: SectionProps) {
  return (
    <Section title="Boat details" id="boat">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField label="Crew" name="crew" defaultValue={values.crew} options={CREWS} result={result} />
        <SelectField label="License" name="licenceNeeded" defaultValue={values.licenceNeeded} options={LICENCES} result={result} />
        <LengthField feet={values.lengthFeet} result={result} />
        <CountField label="Cabins" name="cabins" min={0} max={100} required={false} values={values} result={result} />
        <TextField
          label="Fuel policy"
          name="fuelPolicy"
          maxLength={200}
          placeholder="e.g., Full to full"
          defaultValue={values.fuelPolicy}
          result={result}
        />
        <TextField label="Marina or berth" name="marina" maxLength={200} defaultValue={values.marina} result={result} />
      </div>
    </Section>
  );
}
