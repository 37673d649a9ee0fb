import type { Category } from "../../listings/index.ts";
import {
  BOAT_AMENITIES,
  DEFAULT_AMENITIES,
  DEFAULT_PRICE_CENTS,
  type ImportedField,
  type ImportedListing,
  MOST_AMENITIES,
  MOST_GENERIC_IMAGES,
  MOST_IMAGES,
} from "../imported-listing.ts";
import { completePackages } from "../packages/complete-packages.server.ts";
import { readCategory } from "./categories.server.ts";
import { cleanImages } from "./images.server.ts";
import type { ImportedPackage } from "../packages/imported-package.ts";
import type { Pieces, SourceValues } from "./pieces.server.ts";

type Fields = ImportedListing["fields"];
type Platform = ImportedListing["platform"];

const MISSING = { state: "missing", value: null, source: null } as const;

/** Each field from the best source that has it; then the defaults, which are guesses. */
export function completeFields(sources: Pieces[], platform: Platform): Fields {
  const category = categoryOf(sources, platform);
  const isBoat = category.value === "Boat" || category.value === "Yacht";
  const homeKind = isBoat ? MISSING : firstOf(sources, "homeKind");
  const images = imagesOf(sources);
  const crew = isBoat ? firstOf(sources, "crew") : MISSING;
  const capacity = firstOf(sources, "capacity");
  const packages = isBoat ? packagesOf(sources, { crew: crew.value, capacity: capacity.value }) : MISSING;
  return {
    title: firstOf(sources, "title"),
    description: firstOf(sources, "description"),
    category,
    address: firstOf(sources, "address"),
    city: firstOf(sources, "city"),
    state: firstOf(sources, "state"),
    zipCode: firstOf(sources, "zipCode"),
    country: firstOf(sources, "country"),
    coordinates: firstOf(sources, "coordinates"),
    nightlyPriceCents: nightlyPriceOf(sources, packages.value ?? []),
    images: platform === "other" && images.value ? { ...images, value: images.value.slice(0, MOST_GENERIC_IMAGES) } : images,
    amenities: amenitiesOf(sources, isBoat),
    capacity,
    bedrooms: firstOf(sources, "bedrooms"),
    beds: firstOf(sources, "beds"),
    bathrooms: firstOf(sources, "bathrooms"),
    houseRules: firstOf(sources, "houseRules"),
    checkInTime: firstOf(sources, "checkInTime"),
    checkOutTime: firstOf(sources, "checkOutTime"),
    lengthFeet: isBoat ? firstOf(sources, "lengthFeet") : MISSING,
    cabins: isBoat ? firstOf(sources, "cabins") : MISSING,
    crew,
    ...(homeKind.value && { homeKind }),
    ...(packages.value && { packages }),
  };
}

const packagesOf = (sources: Pieces[], boat: Parameters<typeof completePackages>[1]) =>
  completePackages(
    sources.map(({ source, packages }) => ({ source, packages, isGuess: source === "text" })),
    boat,
  );

/** A boat that is sold by the trip has a price per night only where its page says that it is one, and not that of a trip. */
function nightlyPriceOf(sources: Pieces[], packages: ImportedPackage[]): Fields["nightlyPriceCents"] {
  const price = firstOf(sources, "nightlyPriceCents");
  if (packages.length === 0) return orDefault(price, DEFAULT_PRICE_CENTS);
  const isOfTrip = packages.some(({ captainedCents, bareboatCents }) => [captainedCents, bareboatCents].includes(price.value));
  return price.state === "found" && !isOfTrip ? price : MISSING;
}

/** What is found goes before what is guessed, and then the better source before the worse. */
function firstOf<Name extends keyof SourceValues>(sources: Pieces[], name: Name): ImportedField<SourceValues[Name]> {
  const offers = sources.flatMap(({ source, values }) => {
    const piece = values[name];
    return piece ? [{ piece, source }] : [];
  });
  const best = offers.find(({ piece }) => !piece.isGuess) ?? offers[0];
  return best ? { state: best.piece.isGuess ? "guessed" : "found", value: best.piece.value, source: best.source } : MISSING;
}

/** A single photo is what a page shows of itself elsewhere: a worse source with more of them adds to it. */
function imagesOf(sources: Pieces[]): Fields["images"] {
  const first = firstOf(sources, "images");
  const more = first.value?.length === 1 ? sources.find(({ values }) => (values.images?.value.length ?? 0) > 1) : undefined;
  if (!first.value || !more?.values.images) return first;
  return { ...first, value: cleanImages([...first.value, ...more.values.images.value], MOST_IMAGES) };
}

/** The field, or a guess in its place. */
export const orDefault = <T>(field: ImportedField<T>, value: T): ImportedField<T> =>
  field.state === "missing" ? { state: "guessed", value, source: "default" } : field;

function categoryOf(sources: Pieces[], platform: Platform): ImportedField<Category> {
  const said = firstOf(sources, "category");
  if (platform === "getmyboat" && said.value !== "Boat" && said.value !== "Yacht") {
    const isYacht = readCategory(firstOf(sources, "title").value) === "Yacht";
    return { state: isYacht ? "guessed" : "found", value: isYacht ? "Yacht" : "Boat", source: "default" };
  }
  if (said.state !== "missing") return said;
  const title = firstOf(sources, "title");
  const guess = readCategory(title.value);
  return title.state !== "missing" && guess
    ? { state: "guessed", value: guess, source: title.source }
    : { state: "guessed", value: "House", source: "default" };
}

/** A boat always has its safety gear, and no kitchen unless it says so. */
function amenitiesOf(sources: Pieces[], isBoat: boolean): Fields["amenities"] {
  const field = firstOf(sources, "amenities");
  if (!isBoat) return orDefault(field, [...DEFAULT_AMENITIES]);
  const gear = BOAT_AMENITIES.map((name) => name.toLowerCase());
  const others = (field.value ?? []).filter((name) => !gear.includes(name.toLowerCase()));
  const value = [...others.slice(0, MOST_AMENITIES - gear.length), ...BOAT_AMENITIES];
  return field.state === "missing"
    ? { state: "guessed", value: [...DEFAULT_AMENITIES, ...BOAT_AMENITIES], source: "default" }
    : { ...field, value };
}
