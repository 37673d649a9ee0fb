import { LONGEST_DESCRIPTION, MOST_IMAGES } from "../imported-listing.ts";
import { offersIn } from "../packages/read-offers.server.ts";
import { cleanAmenities } from "./amenities.server.ts";
import { readCrew, readFeet } from "./boats.server.ts";
import { offerCategory } from "./categories.server.ts";
import { cleanLine, cleanProse } from "./clean-text.server.ts";
import { cleanImages } from "./images.server.ts";
import { at, isObject, type Json, type JsonObject, listOf, numberOf, objectsIn, textOf } from "./json-values.server.ts";
import { bestOf, fieldsOf } from "./listing-keys.server.ts";
import type { Pieces } from "./pieces.server.ts";
import { offerCoordinates, offerPlace, offerPlaceText } from "./places.server.ts";
import { offerPrice, readNightlyAmount } from "./prices.server.ts";
import { offerSizes, sizeOf } from "./sizes.server.ts";
import { readTime } from "./times.ts";

/** Takes in the object of a page's state that looks most like a listing, by the names of its entries. HomeAway's pages and most others are read so. */
export function readListingObject(state: Json, pieces: Pieces, host: string | null): void {
  const best = bestOf(state);
  if (!best) return;
  if (best.isOneOfMany) pieces.isSearch = true;
  else {
    readObject(best.object, pieces, host, 0);
    if (pieces.packages.length === 0) pieces.packages = offersIn(best.object, host);
  }
}

const PARTS =
  /^(boat|vessel|yacht|details|specs|specifications|listing|property|unit|trip|pricing|rates?|rules|policies|guest_controls|legacyLodgingPolicy)$/i;

function readObject(object: JsonObject, pieces: Pieces, host: string | null, depth: number): void {
  const rank = depth === 0 ? 1 : 0.5;
  const found = fieldsOf(object);
  const first = (name: string): Json => found.get(name)?.[0];
  const size = (name: "capacity" | "bedrooms" | "beds" | "bathrooms" | "cabins") => {
    for (const value of found.get(name) ?? []) {
      pieces.offer(name, sizeOf(name, countOf(value)), { rank });
      if (typeof value === "string") offerSizes(pieces, value);
    }
  };
  pieces.offer("title", cleanLine(first("title"), 100), { rank });
  const description = isObject(first("description")) ? at(first("description"), "description") : first("description");
  if (!pieces.has("description", rank)) pieces.offer("description", cleanProse(description, LONGEST_DESCRIPTION), { rank });
  for (const said of [first("category") ?? null, at(first("category"), "name")]) offerCategory(pieces, said, { rank });
  for (const name of ["capacity", "bedrooms", "beds", "bathrooms", "cabins"] as const) size(name);
  for (const value of found.get("images") ?? [])
    if (!pieces.has("images", rank)) pieces.offer("images", cleanImages(addressesIn(value), MOST_IMAGES), { rank });
  for (const value of found.get("amenities") ?? [])
    if (!pieces.has("amenities", rank)) pieces.offer("amenities", cleanAmenities(namesIn(value)), { rank });
  for (const value of found.get("rules") ?? []) readRules(value, pieces);
  for (const value of found.get("checkIn") ?? []) pieces.offer("checkInTime", readTime(value), { rank });
  for (const value of found.get("checkOut") ?? []) pieces.offer("checkOutTime", readTime(value), { rank });
  for (const value of found.get("price") ?? []) readPrice(value, object, pieces, host);
  readPlace(object, found, pieces);
  readBoat(found, pieces);
  if (depth < 2)
    for (const [key, value] of Object.entries(object)) if (PARTS.test(key) && isObject(value)) readObject(value, pieces, host, depth + 1);
}

/** A number, or HomeAway's full and half baths. */
function countOf(value: Json): number | null {
  if (!isObject(value)) return numberOf(value);
  const [full, half] = [numberOf(value.full), numberOf(value.half)];
  return full === null && half === null ? numberOf(value.value ?? value.max ?? value.count) : (full ?? 0) + (half ?? 0) / 2;
}

const IMAGE_KEYS = [
  "original",
  "xx_large",
  "x_large",
  "f10",
  "src",
  "url",
  "uri",
  "large",
  "imageUrl",
  "image_url",
  "contentUrl",
  "baseUrl",
  "image",
];

function* addressesIn(value: Json): Generator {
  for (const each of isObject(value) ? listOf(value.images ?? value.items ?? value.edges) : listOf(value)) {
    if (!isObject(each)) yield each;
    else {
      const address = IMAGE_KEYS.map((key) => each[key]).find((found) => found !== undefined && found !== null);
      yield isObject(address) ? (address.url ?? address.src) : address;
    }
  }
}

function* namesIn(value: Json): Generator {
  for (const each of isObject(value) ? Object.values(value).flatMap(listOf) : listOf(value)) {
    if (!isObject(each)) yield each;
    else if ([each.available, each.is_present, each.isPresent, each.value, each.included].every((has) => has !== false))
      yield each.name ?? each.title ?? each.label ?? each.text ?? each.description;
  }
}

function readRules(value: Json, pieces: Pieces): void {
  const rules: Json[] = typeof value === "string" ? value.split("\n") : Array.isArray(value) ? [...namesIn(value)] : [];
  if (isObject(value)) {
    pieces.offer("checkInTime", readTime(value.checkInTime ?? value.checkinTime));
    pieces.offer("checkOutTime", readTime(value.checkOutTime ?? value.checkoutTime));
    for (const rule of [...objectsIn(value.standardRules), ...objectsIn(value.customRules)])
      rules.push([rule.label ?? rule.text, rule.note].filter((words) => textOf(words)).join(": "));
    const age = numberOf(at(value, "minimumAge", "minimumAge"));
    if (age) rules.push(`${textOf(at(value, "minimumAge", "label")) ?? "Minimum age:"} ${age}`);
  }
  pieces.offer("houseRules", [...new Set(rules.flatMap((rule) => cleanLine(rule, 200) ?? []))].slice(0, 30));
}

function readPrice(value: Json, owner: JsonObject, pieces: Pieces, host: string | null): void {
  if (typeof value === "string") offerPrice(pieces, readNightlyAmount(value, host));
  const part = isObject(value) ? value : { value, currency: owner.currency ?? owner.currencyCode ?? owner.priceCurrency };
  const currency = textOf(part.currencyUnits ?? part.currencyCode ?? part.currency);
  const period = textOf(part.periodType ?? part.period ?? part.unit ?? part.per ?? part.rateType);
  const amount = numberOf(part.value ?? part.amount ?? part.price);
  if (amount === null || amount <= 0 || !currency || !/^[A-Z]{3}$/.test(currency)) return;
  if (period && !/night|day/i.test(period)) return;
  offerPrice(pieces, { amount, currency }, !period || !/night/i.test(period));
}

function readPlace(object: JsonObject, found: Map<string, Json[]>, pieces: Pieces): void {
  const { city, state, region, stateProvince, country, countryCode, country_code, zip, zipCode, postalCode } = object;
  for (const place of [...(found.get("geo") ?? []), ...(found.get("place") ?? []), object]) {
    if (!isObject(place)) continue;
    for (const point of [place.coordinates, place.point, place].filter(isObject)) {
      offerCoordinates(pieces, numberOf(point.latitude ?? point.lat), numberOf(point.longitude ?? point.lng ?? point.lon));
      // GeoJSON writes the longitude first.
      if (point.type === "Point") offerCoordinates(pieces, numberOf(listOf(point.coordinates)[1]), numberOf(listOf(point.coordinates)[0]));
    }
  }
  for (const place of found.get("place") ?? []) {
    if (typeof place === "string") offerPlaceText(pieces, place, true);
    if (!isObject(place)) continue;
    const street = place.streetAddress ?? place.street ?? place.addressLine1 ?? place.address1 ?? place.address;
    const area = place.stateProvince ?? place.state ?? place.region ?? place.province;
    offerPlace(pieces, {
      address: street,
      city: place.city ?? place.town,
      state: area,
      zipCode: place.postalCode ?? place.zip,
      country: place.country ?? place.countryCode,
    });
  }
  offerPlace(pieces, {
    city,
    state: state ?? stateProvince ?? region,
    zipCode: zipCode ?? zip ?? postalCode,
    country: textOf(country) ?? countryCode ?? country_code,
  });
}

function readBoat(found: Map<string, Json[]>, pieces: Pieces): void {
  for (const value of found.get("length") ?? []) pieces.offer("lengthFeet", readFeet(value));
  for (const value of found.get("captain") ?? []) pieces.offer("crew", readCrew(value));
}
