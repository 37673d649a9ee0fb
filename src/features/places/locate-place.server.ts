import type { Ctx } from "../../platform/context.server.ts";
import { countryCodeOf } from "./gazetteer/area-names.ts";
import { foldText } from "./gazetteer/fold-text.ts";
import { findInCountry, type PlaceRow } from "./place.queries.server.ts";
import type { Location, PostalAddress } from "./place.schema.ts";

/**
 * Where an address is, by its ZIP code (United States) or its town; null when neither is known.
 * A ZIP code of another state than the given one is treated as a typo, and the town counts.
 */
export async function locatePlace(ctx: Pick<Ctx, "db">, address: PostalAddress): Promise<Location | null> {
  const countryCode = countryCodeOf(address.country);
  if (countryCode === null && foldText(address.country) !== "") return null;
  const zip = await findZip(ctx, address.zipCode, countryCode);
  if (zip && isIn(zip, foldText(address.state))) return locationOf(zip);
  const town = await findTown(ctx, address);
  return town ? locationOf(town) : null;
}

/** The town of an address, in its state and country; null when it isn't known. */
export async function findTown(ctx: Pick<Ctx, "db">, address: Omit<PostalAddress, "zipCode">): Promise<PlaceRow | null> {
  const countryCode = countryCodeOf(address.country);
  if (countryCode === null && foldText(address.country) !== "") return null;
  const state = foldText(address.state);
  const towns = await findInCountry(ctx, foldText(address.city), "city", countryCode);
  return towns.find((row) => isIn(row, state)) ?? (countryCode === "US" ? undefined : towns[0]) ?? null;
}

async function findZip(ctx: Pick<Ctx, "db">, zipCode: string, countryCode: string | null): Promise<PlaceRow | undefined> {
  const [code] = /^\d{5}(?=(-\d{4})?$)/.exec(zipCode.trim()) ?? [];
  if (!code || (countryCode !== "US" && countryCode !== null)) return undefined;
  const [zip] = await findInCountry(ctx, code, "zip", "US");
  return zip;
}

const isIn = ({ region, regionCode }: PlaceRow, state: string) =>
  state === "" || foldText(region) === state || foldText(regionCode) === state;

const locationOf = ({ latitude, longitude, kind }: PlaceRow): Location => ({ latitude, longitude, precision: kind });
