import { CountedText } from "../../../../ui/forms/counted-text.tsx";
import { Section } from "../../../../ui/page/page-heading.tsx";
import { CountField } from "./count-field.tsx";
import type { SectionProps } from "../fields.ts";

/** What guests read about it, and for how many it is. */
export function DetailsSection({ values, result, type }: SectionProps) {
  const isBoat = type === "boat";
  const field = { values, result };
  return (
    <Section title="Details" id="details">
      <CountedText
        label="Description"
        id="description"
        name="description"
        required
        most={5000}
        rows={6}
        defaultValue={values.description}
        result={result}
      />
      <div className="grid items-start gap-5 xs:grid-cols-2 lg:grid-cols-4">
        <CountField label={isBoat ? "Guests on board" : "Guests"} name="capacity" min={1} max={100} {...field} />
        {isBoat ? (
          <input type="hidden" name="bedrooms" value={values.bedrooms} />
        ) : (
          <CountField label="Bedrooms" name="bedrooms" min={0} max={100} {...field} />
        )}
        <CountField label="Beds" name="beds" min={0} max={200} {...field} />
        <CountField label={isBoat ? "Heads" : "Bathrooms"} name="bathrooms" min={0} max={100} step={0.5} {...field} />
      </div>
    </Section>
  );
}
