import { SelectField, TextField } from "../../../../ui/forms/field.tsx";
import { Section } from "../../../../ui/page/page-heading.tsx";
import { homeKindInWords } from "../../listing-words.ts";
import { CATEGORIES_OF, HOME_KINDS, type ListingType } from "../../listing.rules.ts";
import type { SectionProps } from "../fields.ts";
import { TypeTiles } from "./type-tiles.tsx";

type Props = SectionProps & { onType?: ((type: ListingType) => void) | undefined };

const KINDS = [{ value: "", label: "None of these" }, ...HOME_KINDS.map((kind) => ({ value: kind, label: homeKindInWords(kind) ?? kind }))];

export function BasicsSection({ values, result, type, onType }: Props) {
  return (
    <Section title="Basic Information" id="basics">
      {onType ? <TypeTiles type={type} onType={onType} /> : <input type="hidden" name="type" value={type} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          key={type}
          label="Category"
          name="category"
          defaultValue={values.category}
          options={CATEGORIES_OF[type].map((each) => ({ value: each, label: each }))}
          result={result}
        />
        {type === "property" && (
          <SelectField
            label="Kind of home"
            name="homeKind"
            defaultValue={values.homeKind ?? ""}
            options={KINDS}
            result={result}
            hint="Guests can search for it."
          />
        )}
        <div className="sm:col-span-2">
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
      </div>
    </Section>
  );
}
