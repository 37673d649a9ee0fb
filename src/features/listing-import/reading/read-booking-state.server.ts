import { LONGEST_DESCRIPTION, MOST_IMAGES } from "../imported-listing.ts";
import { cleanAmenities } from "./amenities.server.ts";
import { offerCategory } from "./categories.server.ts";
import { cleanLine, cleanProse } from "./clean-text.server.ts";
import { cleanImages } from "./images.server.ts";
import { at, isObject, type Json, type JsonObject, numberOf, objectsIn, textOf, visitEntries } from "./json-values.server.ts";
import type { Pieces } from "./pieces.server.ts";
import { offerCoordinates, offerPlace } from "./places.server.ts";
import { sizeOf } from "./sizes.server.ts";
import { readTime } from "./times.ts";

const recordsOf = (state: JsonObject, type: string): JsonObject[] =>
  Object.entries(state).flatMap(([key, value]) => (key.startsWith(`${type}:`) && isObject(value) ? [value] : []));

/** Takes in what Booking.com's page state says: records by kind, some of whose facts stand in the names of their entries. */
export function readBookingState(state: Json, pieces: Pieces, listingId: string | null): void {
  if (!isObject(state)) return;
  const properties = recordsOf(state, "BasicPropertyData");
  const property = properties.find(({ pageName }) => listingId?.endsWith(`/${String(pageName)}`)) ?? properties[0];
  if (properties.length > 1 || at(state, "ROOT_QUERY", "searchQueries")) pieces.isSearch = true;
  if (!property || (pieces.isSearch && listingId === null)) return;
  pieces.offer("title", cleanLine(property.name, 100));
  readPlace(property.location, pieces);
  pieces.offer("description", cleanProse(recordsOf(state, "HotelTranslation")[0]?.description, LONGEST_DESCRIPTION));
  offerCategory(pieces, property.accommodationTypeName ?? at(property, "accommodationType", "type"));
  pieces.offer("amenities", cleanAmenities(facilitiesIn(state)));
  pieces.offer("images", cleanImages(photosIn(state), MOST_IMAGES));
  readTimes(state, pieces);
  readRoom(recordsOf(state, "RoomDetails"), pieces);
}

function readPlace(location: Json, pieces: Pieces): void {
  if (!isObject(location)) return;
  const { formattedAddress, address, city, countryCode, zip, postalCode } = location;
  offerCoordinates(pieces, numberOf(location.latitude), numberOf(location.longitude));
  offerPlace(pieces, {
    address: formattedAddress ?? address,
    city,
    zipCode: zip ?? postalCode,
    country: textOf(countryCode)?.toUpperCase(),
  });
}

/** `Instance:{"id":15,"title":"Iron"}` */
function* facilitiesIn(state: JsonObject): Generator {
  for (const [key, value] of Object.entries(state)) {
    if (!key.startsWith("Instance:") && !key.startsWith("BaseFacility:")) continue;
    if (isObject(value)) yield value.title;
    // bounded: at most 300 characters
    const title = /"title":"([^"\\]{1,100})"/.exec(key.slice(0, 300))?.[1];
    if (title) yield title;
  }
}

function* photosIn(state: JsonObject): Generator {
  for (const photo of recordsOf(state, "AccommodationPhoto")) {
    if (photo.photoType === "ROOM") continue;
    for (const [key, value] of Object.entries(photo))
      if (key.startsWith("resource(")) yield at(value, "absoluteUrl") ?? at(value, "relativeUrl");
    yield photo.photoUri;
  }
}

function readTimes(state: JsonObject, pieces: Pieces): void {
  visitEntries(state, (key, value) => {
    if (key === "checkinTimeRange") pieces.offer("checkInTime", readTime(at(value, "fromFormatted")));
    if (key === "checkoutTimeRange") pieces.offer("checkOutTime", readTime(at(value, "untilFormatted")));
    return undefined;
  });
}

/** A place that is let as a whole has one kind of room; a hotel's rooms say nothing about the whole. */
function readRoom(rooms: JsonObject[], pieces: Pieces): void {
  const [room] = rooms;
  if (!room || rooms.length > 1) return;
  pieces.offer("capacity", sizeOf("capacity", numberOf(at(room, "occupancy", "maxPersons") ?? at(room, "occupancy", "maxGuests"))));
  pieces.offer("bathrooms", sizeOf("bathrooms", numberOf(room.bathroomCount)));
  pieces.offer("bedrooms", sizeOf("bedrooms", numberOf(room.bedroomCount ?? room.numberOfBedrooms)));
  const beds = objectsIn(objectsIn(room.bedConfigurations)[0]?.beds).map(({ count }) => numberOf(count) ?? 0);
  if (beds.length > 0)
    pieces.offer(
      "beds",
      sizeOf(
        "beds",
        beds.reduce((sum, count) => sum + count, 0),
      ),
    );
}
