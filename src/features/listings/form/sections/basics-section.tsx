import { SelectField, TextField } from "../../../../ui/forms/field.tsx";
import { Section } from "../../../../ui/page/page-heading.tsx";
import { CATEGORIES_OF, type ListingType } from "../../listing.rules.ts";
import type { SectionProps } from "../fields.ts";
import { TypeTiles } from "./type-tiles.tsx";

type Props = SectionProps & { onType?: ((type: ListingType) => void) | undefined };

export function BasicsSection({ values, result, type, onType }: Props) {
  return (
    <Section title="Basic Information" id="basics">
      {onType ? <TypeTiles type={type} onType={onType} /> : <input type="hidden" name="type" value={type} />}
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
        <SelectField
          key={type}
          label="Category"
          name="category"
          defaultValue={values.category}
          options={CATEGORIES_OF[type].map((each) => ({ value: each, label: each }))}
          result={result}
        />
        <TextField
          label="Title"
          id="title"
          name="title"
          required
          defaultValue={values.title}
          result={result}
          autoComplete="off"
          hint="Up to 100 characters. Say what makes it special."
        />
      </div>
    </Section>
  );
}
