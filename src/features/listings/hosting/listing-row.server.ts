import type { Ctx } from "../../../platform/context.server.ts";
import { countryCodeOf, countryName } from "../../places/index.ts";
import { locatePlace, timeZoneAt } from "../../places/index.server.ts";
import type { ListingFields } from "./hosting.schema.ts";

/** The form's fields as a table row, with coordinates from the pin or the address, and the time zone there. */
export async function listingRow(ctx: Ctx, fields: ListingFields) {
  const address = addressOf(fields);
  const { latitude, longitude } = await coordinatesOf(ctx, { ...fields, ...address });
  const isBoat = fields.type === "boat";
  return {
    ...address,
    type: fields.type,
    category: fields.category,
    homeKind: isBoat ? null : fields.homeKind,
    title: fields.title,
    description: fields.description,
    pricePerNight: fields.nightlyPriceCents,
    cleaningFee: fields.cleaningFeeCents,
    latitude,
    longitude,
    // For an unknown place, fall back to the country's time zone.
    timeZone: timeZoneAt(latitude ?? 0, longitude ?? 0, address.country),
    placePrecision: (fields.isApproximate ?? !isBoat) ? ("approximate" as const) : ("exact" as const),
    amenities: onceEach(fields.amenities),
    capacity: fields.capacity,
    // What others call the bedrooms of a boat are its cabins.
    bedrooms: (isBoat ? fields.cabins : null) ?? fields.bedrooms,
    beds: fields.beds,
    halfBathrooms: fields.bathrooms * 2,
    crew: isBoat ? fields.crew : null,
    licenceNeeded: isBoat ? fields.licenceNeeded : null,
    lengthFeet: isBoat ? fields.lengthFeet : null,
    cabins: isBoat ? fields.cabins : null,
    fuelPolicy: isBoat ? fields.fuelPolicy : null,
    marina: isBoat ? fields.marina : null,
    minimumNights: fields.minimumNights,
    instantFromDays: fields.instantFromDays,
    checkInTime: fields.checkInTime,
    checkOutTime: fields.checkOutTime,
    houseRules: fields.houseRules,
    petsAllowed: fields.petsAllowed,
    rooms: fields.rooms,
    cancellationPolicy: fields.cancellationPolicy,
  };
}

function addressOf({ streetAddress, city, state, zipCode, country }: ListingFields) {
  const code = countryCodeOf(country);
  return {
    streetAddress,
    city,
    state: code === "US" ? state.toUpperCase() : state,
    zipCode,
    // In English, whatever it was called; what is no country stays as written.
    country: code ? countryName(code) : country,
  };
}

async function coordinatesOf(ctx: Ctx, { latitude, longitude, ...address }: ListingFields) {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const found = await locatePlace(ctx, address);
  return { latitude: found?.latitude ?? null, longitude: found?.longitude ?? null };
}

const onceEach = (amenities: readonly string[]) => [...new Map(amenities.map((amenity) => [amenity.toLowerCase(), amenity])).values()];
