import type { PackageFields } from "../charters/index.ts";
import { CATEGORIES_OF } from "../listings/index.ts";
import { packageFields } from "./packages/imported-package.ts";
import { packagesInWords } from "./packages/typed-packages.ts";
import type { BoatTerms, HostTerms, ImportedField, ImportedListing, ImportedValues, KindOfHome } from "./imported-listing.ts";

export type Mark = ImportedField<unknown>["state"];

/** Boats' alone, and of a list that is no list of words. */
const CHARTER_FIELDS = ["packages", "turnaroundMinutes", "noticeMinutes"] as const;

/** The form's field for each field of a page, but for the coordinates, which are two. */
const FORM_FIELDS = {
  title: "title",
  description: "description",
  category: "category",
  homeKind: "homeKind",
  address: "streetAddress",
  city: "city",
  state: "state",
  zipCode: "zipCode",
  country: "country",
  nightlyPriceCents: "nightlyPriceCents",
  amenities: "amenities",
  capacity: "capacity",
  bedrooms: "bedrooms",
  beds: "beds",
  bathrooms: "bathrooms",
  houseRules: "houseRules",
  checkInTime: "checkInTime",
  checkOutTime: "checkOutTime",
  lengthFeet: "lengthFeet",
  cabins: "cabins",
  crew: "crew",
  licenceNeeded: "licenceNeeded",
  fuelPolicy: "fuelPolicy",
  marina: "marina",
  cleaningFeeCents: "cleaningFeeCents",
  minimumNights: "minimumNights",
  cancellationPolicy: "cancellationPolicy",
} as const satisfies Partial<Record<keyof (ImportedValues & KindOfHome & HostTerms & BoatTerms), string>>;

const BOAT_FIELDS = new Set(["lengthFeet", "cabins", "crew", "licenceNeeded", "fuelPolicy", "marina"]);

const inText = (value: unknown): string => (Array.isArray(value) ? value.join("\n") : String(value ?? ""));

const isBoat = ({ fields: { category } }: ImportedListing): boolean =>
  category.value !== null && (CATEGORIES_OF.boat as readonly string[]).includes(category.value);

const allowsPets = (amenities: readonly string[] | null): boolean =>
  amenities?.some((name) => /^pets (are )?(allowed|welcome)$/i.test(name)) ?? false;

/** What a page says, as the listing form's values: only what was found or guessed. */
export function importedValues(listing: ImportedListing): Record<string, string> {
  const { fields } = listing;
  const boat = isBoat(listing);
  const entries = Object.entries(FORM_FIELDS)
    .filter(([, name]) => boat || !BOAT_FIELDS.has(name))
    .flatMap(([from, name]) => {
      const value = fields[from as keyof typeof FORM_FIELDS]?.value ?? null;
      return value === null ? [] : [[name, inText(value)]];
    });
  const { value: place } = fields.coordinates;
  return {
    type: boat ? "boat" : "property",
    ...(Object.fromEntries(entries) as Record<string, string>),
    ...(boat && charterValues(listing)),
    ...(allowsPets(fields.amenities.value) && { petsAllowed: "on" }),
    ...(place ? { latitude: String(place.latitude), longitude: String(place.longitude) } : {}),
  };
}

/** Whether each field of the form was found, guessed or is missing. */
export function importMarks(listing: ImportedListing): Record<string, Mark> {
  const { fields } = listing;
  const boat = isBoat(listing);
  const entries = Object.entries(FORM_FIELDS)
    .filter(([, name]) => boat || !BOAT_FIELDS.has(name))
    .flatMap(([from, name]) => {
      const field = listing.fields[from as keyof typeof FORM_FIELDS];
      return field ? [[name, field.state]] : [];
    });
  const charters = CHARTER_FIELDS.flatMap((name) => (boat && fields[name] ? [[name, fields[name].state]] : []));
  return Object.fromEntries([...entries, ...charters]) as Record<string, Mark>;
}

/** Packages as words, because a form shows each of them in a row of its own. */
function charterValues({ fields }: ImportedListing): Record<string, string> {
  const said = CHARTER_FIELDS.filter((name) => name !== "packages").flatMap((name) => {
    const value = fields[name]?.value ?? null;
    return value === null ? [] : [[name, String(value)]];
  });
  const packages = importedPackages({ fields }).map((each) => each.fields);
  return { ...(Object.fromEntries(said) as Record<string, string>), ...(packages.length > 0 && { packages: packagesInWords(packages) }) };
}

/** The packages of a page, as the verbs take them, with what was taken as usual. */
export function importedPackages({ fields }: Pick<ImportedListing, "fields">) {
  const capacity = fields.capacity.value ?? 1;
  return (fields.packages?.value ?? []).map((read) => ({
    fields: packageFields(read, capacity),
    foreignPrice: read.foreignPrice,
    assumed: read.assumed,
  }));
}

/** The guessed fields that the host has neither changed nor confirmed. */
export function unconfirmed(listing: ImportedListing, given: Record<string, unknown>, confirmed: readonly string[]): string[] {
  const values = importedValues(listing);
  const { packages } = given as { packages?: PackageFields[] };
  const said: Record<string, unknown> = { ...given, packages: packagesInWords(packages ?? []) };
  return Object.entries(importMarks(listing))
    .filter(([name, mark]) => mark === "guessed" && !confirmed.includes(name) && inText(said[name]) === values[name])
    .map(([name]) => name);
}

/** Fields of a page that differ from a listing, as texts. */
export function differing(listing: ImportedListing, yours: Record<string, unknown>): { field: string; yours: string; page: string }[] {
  const marks = importMarks(listing);
  return Object.entries(importedValues(listing))
    .filter(([name]) => marks[name] === "found" && !(CHARTER_FIELDS as readonly string[]).includes(name))
    .map(([field, page]) => ({ field, yours: inText(yours[field]), page }))
    .filter(({ field, yours: mine, page }) => !isSame(field, mine, page));
}

/** Whether two texts of a field say the same. Amenities have no order. */
export function isSame(field: string, one: string, other: string): boolean {
  const plain = (text: string) => (field === "amenities" ? text.toLowerCase().split("\n").toSorted().join("\n") : text.trim());
  return plain(one) === plain(other);
}
