import { hasCharterTime } from "../query/charter-when.ts";
import { metersOf } from "../../../platform/words/length-words.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { AmenityFilters } from "./amenity-filters.tsx";
import { atLeastOptions, FilterBox, FilterChoice } from "./filter-box.tsx";
import { choiceOf, plusOf } from "./filter-choices.ts";
import { CAPTAIN_LABELS } from "./filter-words.ts";
import type { FiltersProps } from "./filters-props.ts";
import { KindFilters } from "./kind-filters.tsx";
import { MoreFilters } from "./more-filters.tsx";
import { PriceFilter } from "./price-filter.tsx";

/** Bars of fewer results say nothing that the results do not. */
const ENOUGH_FOR_BARS = 12;

/** The side filters that fit what was found; every checkbox shows how many listings it would leave. */
export function SearchFilters(props: FiltersProps) {
  const { query, readings, summary, form, onChange } = props;
  const asksForBoats = query.type === "boat" || hasCharterTime(query) || readings.some(({ meaning }) => meaning.type === "boat");
  const allAreBoats = asksForBoats || (summary.total > 0 && summary.facts.boats === summary.total);
  const bars = summary.prices.reduce((sum, count) => sum + count, 0) >= ENOUGH_FOR_BARS ? summary.prices : [];
  return (
    <div className="grid gap-7">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{hasCharterTime(query) ? "Price of a charter" : "Price per night"}</legend>
        <PriceFilter minPrice={query.minPrice} maxPrice={query.maxPrice} histogram={bars} form={form} onCommit={onChange} />
        {(query.checkIn ?? query.month) && <p className="text-sm text-muted">Average for your dates, before fees</p>}
      </fieldset>
      <KindFilters {...props} />
      {allAreBoats ? <BoatFilters {...props} /> : <RoomFilters {...props} />}
      <MoreFilters {...props} />
      <AmenityFilters key={`${query.type} ${query.q}`} {...props} />
    </div>
  );
}

function RoomFilters(props: FiltersProps) {
  const [bedrooms, beds, baths] = [choiceOf(props, "bedrooms"), choiceOf(props, "beds"), choiceOf(props, "baths")];
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Rooms and beds</legend>
      <FilterChoice legend="Bedrooms" options={atLeastOptions([1, 2, 3, 4], bedrooms.value)} {...bedrooms} />
      <FilterChoice legend="Beds" options={atLeastOptions([1, 2, 4, 6], beds.value)} {...beds} />
      <FilterChoice legend="Baths" options={atLeastOptions([1, 2, 3, 4], baths.value)} {...baths} />
    </fieldset>
  );
}

function BoatFilters(props: FiltersProps) {
  const { query, readings, summary, form, onChange, onGo } = props;
  const { facts } = summary;
  const cabins = choiceOf(props, "cabins");
  const length = String(query.minLength ?? "");
  const isInFeet = useFormats() === "us";
  const lengths = atLeastOptions([30, 40, 50], length).map(({ value, label }) => ({
    value,
    label: isInFeet || value === "" ? label : `${Math.round(metersOf(Number(value)))}+`,
  }));
  const readLicense = readings.find(({ meaning }) => meaning.noLicense);
  const captains = [
    { value: "", label: "Any" },
    { value: "with", label: CAPTAIN_LABELS.with, hint: `(${facts.withCaptain})` },
    { value: "without", label: CAPTAIN_LABELS.without, hint: `(${facts.withoutCaptain})` },
  ];
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">The boat</legend>
      <FilterChoice legend="Captain" options={captains} {...choiceOf(props, "captain")} />
      <FilterChoice
        legend={isInFeet ? "Length (ft)" : "Length (m)"}
        name="minLength"
        options={lengths}
        value={length}
        form={form}
        onChange={onChange}
      />
      <FilterChoice legend="Cabins" options={atLeastOptions([1, 2, 3, 4], cabins.value)} {...cabins} />
      <FilterBox
        name="noLicense"
        value="true"
        label="No license needed"
        count={facts.noLicense}
        plus={plusOf(summary)}
        checked={query.noLicense === true}
        form={form}
        onChange={onChange}
        onDrop={readLicense && !query.noLicense ? () => onGo({ ...query, q: readLicense.without }) : undefined}
      />
    </fieldset>
  );
}
