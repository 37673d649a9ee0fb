import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { Section } from "../../../ui/page-heading.tsx";
import { CATEGORIES_OF, LISTING_TYPES, type ListingType } from "../listing.rules.ts";
import type { SectionProps } from "./fields.ts";
import { MoneyField } from "./money-field.tsx";

const TYPE_WORDS: Record<ListingType, string> = { property: "Home", boat: "Charter" };

type Props = SectionProps & { onType?: ((type: ListingType) => void) | undefined };

export function BasicsSection({ values, result, type, onType }: Props) {
  return (
    <Section title="Basic Information" id="basics">
      {onType ? <TypeChoice type={type} onType={onType} /> : <input type="hidden" name="type" value={type} />}
      <TextField
        label="Title"
        id="title"
        name="title"
        required
        maxLength={100}
        defaultValue={values.title}
        result={result}
        autoComplete="off"
      />
      <TextArea
        label="Description"
        id="description"
        name="description"
        required
        maxLength={5000}
        rows={6}
        defaultValue={values.description}
        result={result}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          key={type}
          label="Category"
          name="category"
          defaultValue={values.category}
          options={CATEGORIES_OF[type].map((each) => ({ value: each, label: each }))}
          result={result}
        />
        <CountField
          label={type === "boat" ? "Guests on board" : "Guests"}
          name="capacity"
          min={1}
          max={100}
          values={values}
          result={result}
        />
        <MoneyField label="Price per night ($)" name="nightlyPriceCents" cents={values.nightlyPriceCents} result={result} />
        <MoneyField
          label="Cleaning fee ($)"
          name="cleaningFeeCents"
          cents={values.cleaningFeeCents}
          result={result}
          hint="Charged once per stay. Enter 0 for none."
        />
      </div>
      <div className="grid items-start grid-cols-2 gap-5 sm:grid-cols-3">
        {type === "boat" ? (
          <input type="hidden" name="bedrooms" value={values.bedrooms} />
        ) : (
          <CountField label="Bedrooms" name="bedrooms" min={0} max={100} values={values} result={result} />
        )}
        <CountField label="Beds" name="beds" min={0} max={200} values={values} result={result} />
        <CountField
          label={type === "boat" ? "Heads" : "Bathrooms"}
          name="bathrooms"
          min={0}
          max={100}
          step={0.5}
          values={values}
          result={result}
        />
      </div>
    </Section>
  );
}

type CountProps = Pick<SectionProps, "values" | "result"> & {
  label: string;
  name: string;
  min: number;
  max: number;
  step?: number;
  required?: boolean;
};

export const CountField = ({ values, name, required = true, ...rest }: CountProps) => (
  <TextField type="number" inputMode="decimal" name={name} required={required} defaultValue={values[name]} {...rest} />
);

function TypeChoice({ type, onType }: { type: ListingType; onType: (type: ListingType) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">What are you listing?</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {LISTING_TYPES.map((each) => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line-mid px-4 py-2 hover:border-ink has-checked:border-sea has-checked:bg-sea-wash has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name="type"
              value={each}
              checked={type === each}
              onChange={() => onType(each)}
              className="size-5 accent-sea"
            />
            {TYPE_WORDS[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
