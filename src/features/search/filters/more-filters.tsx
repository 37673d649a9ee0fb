import { AmenityBox, BESIDE_AMENITIES } from "./amenity-box.tsx";
import { FilterBox, FilterChoice } from "./filter-box.tsx";
import { choiceOf, plusOf } from "./filter-choices.ts";
import type { FiltersProps } from "./filters-props.ts";

const RATINGS = ["4", "4.5", "4.8"] as const;

/** What most people ask for after the price: ratings, refunds, pets, and what families and people who can't climb stairs need. */
export function MoreFilters(props: FiltersProps) {
  const { query, readings, summary, form, onChange, onPets, onGo } = props;
  const { facts } = summary;
  const readFree = readings.find(({ meaning }) => meaning.freeCancellation);
  const choice = { form, onChange, plus: plusOf(summary) };
  const ratings = [
    { value: "", label: "Any" },
    ...RATINGS.map((value) => ({ value, label: `${value}+`, hint: `stars (${facts.rated[value]})` })),
  ];
  const readFamilies = readings.find(({ meaning }) => meaning.families);
  const readPets = readings.find(({ meaning }) => meaning.pets);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2 font-semibold">Good to have</legend>
      <FilterChoice legend="Guest rating" options={ratings} {...choiceOf(props, "rating")} />
      <FilterBox
        name="freeCancellation"
        value="true"
        label="Refundable"
        count={facts.freeCancellation}
        checked={query.freeCancellation === true}
        {...choice}
        onDrop={readFree && !query.freeCancellation ? () => onGo({ ...query, q: readFree.without }) : undefined}
      />
      <FilterBox
        name="pets"
        value="1"
        label="Pets allowed"
        count={facts.petsAllowed}
        checked={Boolean(query.pets)}
        {...choice}
        onChange={() => onPets(query.pets ? 0 : 1)}
        onDrop={readPets && !query.pets ? () => onGo({ ...query, q: readPets.without }) : undefined}
      />
      {(facts.families > 0 || query.families || readFamilies) && (
        <FilterBox
          name="families"
          value="true"
          label="Great for families"
          count={facts.families}
          checked={query.families === true}
          {...choice}
          onDrop={readFamilies && !query.families ? () => onGo({ ...query, q: readFamilies.without }) : undefined}
        />
      )}
      {BESIDE_AMENITIES.map((name) => (
        <AmenityBox key={name} name={name} {...props} />
      ))}
    </fieldset>
  );
}
