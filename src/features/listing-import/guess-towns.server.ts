import type { Ctx } from "../../platform/context.server.ts";
import { type NearTown, nearestTowns } from "../places/index.server.ts";
import type { ImportedField, ImportedListing } from "./imported-listing.ts";
import { placeWords } from "./reading/places.server.ts";

/** Listings that say where they lie, but not in which town or country, with the town at those coordinates as a guess. */
export async function guessTowns(ctx: Pick<Ctx, "db">, listings: ImportedListing[]): Promise<ImportedListing[]> {
  const unknown = listings.flatMap((listing) => (isUnplaced(listing) ? (listing.fields.coordinates.value ?? []) : []));
  if (unknown.length === 0) return listings;
  const towns = await nearestTowns(ctx, unknown);
  let next = 0;
  return listings.map((listing) => (isUnplaced(listing) && listing.fields.coordinates.value ? placedIn(listing, towns[next++]) : listing));
}

const isUnplaced = ({ fields: { city, country } }: ImportedListing) => city.value === null || country.value === null;

function placedIn(listing: ImportedListing, town: NearTown | null | undefined): ImportedListing {
  if (!town) return listing;
  const { fields } = listing;
  const { state, country } = placeWords({ state: town.region, country: town.country });
  return {
    ...listing,
    fields: {
      ...fields,
      city: orGuess(fields.city, town.name),
      state: orGuess(fields.state, state),
      zipCode: orGuess(fields.zipCode, town.zipCode),
      country: orGuess(fields.country, country),
    },
  };
}

const orGuess = (field: ImportedField<string>, value: string | null): ImportedField<string> =>
  field.state === "missing" && value ? { state: "guessed", value, source: "map" } : field;
