import { hasCharterTime } from "../query/charter-when.ts";
import { metersOf } from "../../../platform/words/length-words.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import type { SearchSummary } from "../query/search.schema.ts";
import { AmenityFilters } from "./amenity-filters.tsx";
import { atLeastOptions, FilterBox, FilterChoice } from "./filter-box.tsx";
import { BOAT_KIND_LABELS, BOAT_KINDS_SHOWN, CAPTAIN_LABELS, CATEGORIES_SHOWN, CATEGORY_LABELS } from "./filter-words.ts";
import type { FiltersProps } from "./filters-props.ts";
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

const plusOf = ({ countsAreCapped }: SearchSummary) => (countsAreCapped ? "+" : "");
type Choice = "bedrooms" | "beds" | "baths" | "cabins" | "captain" | "rating";

/** What a choice shows: what was chosen, or else what the text says. */
function choiceOf({ query, readings, form, onChange, onGo }: FiltersProps, key: Choice) {
  const reading = query[key] === undefined ? readings.find(({ meaning }) => meaning[key] !== undefined) : undefined;
  const onPick = reading && ((value: string) => onGo({ ...query, q: reading.without, [key]: value || undefined }));
  return { name: key, value: String(query[key] ?? reading?.meaning[key] ?? ""), form, onChange, onPick };
}

/** Types without a listing are left out, unless they were chosen. */
function KindFilters({ query, readings, summary, form, onChange, onGo }: FiltersProps) {
  const kinds = CATEGORIES_SHOWN.map((value) => ({
    value,
    label: CATEGORY_LABELS[value],
    count: summary.categories[value] ?? 0,
    checked: query.categories.includes(value),
    reading: readings.find(({ meaning }) => meaning.category === value),
  })).filter(({ count, checked, reading }) => count > 0 || checked || reading);
  const boats = BOAT_KINDS_SHOWN.map((value) => ({
    value,
    label: BOAT_KIND_LABELS[value],
    count: summary.boatKinds[value] ?? 0,
    checked: query.boatKinds.includes(value),
    reading: readings.find(({ meaning }) => meaning.boatKind === value),
  })).filter(({ count, checked, reading }) => count > 0 || checked || reading);
  const box = (name: string) => (row: (typeof kinds)[number] | (typeof boats)[number]) => (
    <FilterBox
      key={row.value}
      name={name}
      value={row.value}
      label={row.label}
      count={row.count}
      plus={plusOf(summary)}
      form={form}
      checked={row.checked}
      onChange={onChange}
      onDrop={row.reading && !row.checked ? () => onGo({ ...query, q: row.reading?.without ?? "" }) : undefined}
    />
  );
  const showsBoats =
    boats.length > 0 &&
    (query.type === "boat" || boats.some(({ checked, reading }) => checked || reading) || summary.facts.boats === summary.total);
  return (
    <>
      {kinds.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="mb-2 font-semibold">Type</legend>
          {kinds.map(box("categories"))}
        </fieldset>
      )}
      {showsBoats && (
        <fieldset className="grid gap-1">
          <legend className="mb-2 font-semibold">Kind of boat</legend>
          {boats.map(box("boatKinds"))}
        </fieldset>
      )}
    </>
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
        legend={isInFeet ? "Length in feet" : "Length in meters"}
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

const RATINGS = ["4", "4.5", "4.8"] as const;

function MoreFilters(props: FiltersProps) {
  const { query, readings, summary, form, onChange, onPets, onGo } = props;
  const { facts } = summary;
  const readFree = readings.find(({ meaning }) => meaning.freeCancellation);
  const choice = { form, onChange, plus: plusOf(summary) };
  const ratings = [
    { value: "", label: "Any" },
    ...RATINGS.map((value) => ({ value, label: `${value}+`, hint: `stars (${facts.rated[value]})` })),
  ];
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
    </fieldset>
  );
}
