import { LONGEST_DESCRIPTION, MOST_IMAGES } from "../imported-listing.ts";
import { offersIn } from "../packages/read-offers.server.ts";
import { cleanAmenities } from "./amenities.server.ts";
import { offerCategory } from "./categories.server.ts";
import { cleanLine, cleanProse } from "./clean-text.server.ts";
import { cleanImages } from "./images.server.ts";
import { at, isObject, type Json, type JsonObject, listOf, numberOf, objectsIn, textOf } from "./json-values.server.ts";
import { parseLoosely } from "./parse-state.server.ts";
import { Pieces } from "./pieces.server.ts";
import { offerCoordinates, offerPlace, offerPlaceText, townIn } from "./places.server.ts";
import { offerPrice, readAmount, readNightlyAmount } from "./prices.server.ts";
import { sizeOf } from "./sizes.server.ts";
import { readTime } from "./times.ts";

const LISTING =
  /^(VacationRental|LodgingBusiness|Hotel|Motel|Hostel|Resort|BedAndBreakfast|Campground|Accommodation|Apartment|ApartmentComplex|House|SingleFamilyResidence|Residence|Suite|Room|HotelRoom|Product|Boat|BoatTrip|Vehicle|TouristTrip|Service|RealEstateListing)$/;
const MANY = /^(ItemList|SearchResultsPage|CollectionPage)$/;

const typesOf = (node: JsonObject) => listOf(node["@type"]).map((type) => String(type).replace(/^(https?:\/\/schema\.org\/|schema:)/, ""));

/** What the page's JSON-LD says, even if it is slightly broken. */
export function readJsonLd(scripts: string[], host: string | null): Pieces {
  const pieces = new Pieces("json-ld");
  const nodes = scripts.flatMap((script) => nodesIn(parseLoosely(script), 0)).slice(0, 200);
  const listings = nodes.filter((node) => typesOf(node).some((type) => LISTING.test(type)));
  const names = new Set(listings.map(({ name }) => name));
  if (names.size > 3 || (listings.length === 0 && nodes.some((node) => typesOf(node).some((type) => MANY.test(type)))))
    pieces.isSearch = true;
  else for (const node of listings) readNode(node, pieces, host);
  return pieces;
}

function nodesIn(value: Json, depth: number): JsonObject[] {
  if (depth > 3) return [];
  if (Array.isArray(value)) return value.slice(0, 100).flatMap((each) => nodesIn(each, depth + 1));
  if (!isObject(value)) return [];
  const below = [value["@graph"], value.mainEntity, value.about, value.itemOffered];
  return [value, ...below.flatMap((each) => nodesIn(each, depth + 1))];
}

function readNode(node: JsonObject, pieces: Pieces, host: string | null): void {
  pieces.url ??= textOf(node.url);
  pieces.offer("title", cleanLine(node.name, 100));
  pieces.offer("description", cleanProse(listOf(node.description).join("\n"), LONGEST_DESCRIPTION));
  const kinds = [
    textOf(node.additionalType),
    ...typesOf(node).filter((type) => !/^(LodgingBusiness|Product|Vehicle|Room|Accommodation|VacationRental)$/.test(type)),
  ];
  for (const kind of kinds) offerCategory(pieces, kind?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " "));
  const addresses = [...listOf(node.image), ...listOf(node.photo)].map((image) =>
    isObject(image) ? (image.contentUrl ?? image.url) : image,
  );
  pieces.offer("images", cleanImages(addresses, MOST_IMAGES));
  readAddress(node.address, pieces);
  readPoint(node, pieces);
  readSizes([node, ...objectsIn(node.containsPlace)], pieces);
  pieces.offer("checkInTime", readTime(node.checkinTime));
  pieces.offer("checkOutTime", readTime(node.checkoutTime));
  readOffer(node, pieces, host);
  if (pieces.packages.length === 0) pieces.packages = offersIn({ offers: node.offers, makesOffer: node.makesOffer }, host);
}

function readAddress(address: Json, pieces: Pieces): void {
  if (!isObject(address)) return offerPlaceText(pieces, address, true);
  const country = textOf(isObject(address.addressCountry) ? address.addressCountry.name : address.addressCountry);
  const [street, given] = [textOf(address.streetAddress), textOf(address.addressLocality)];
  // Booking.com writes the street as the town.
  const isStreet = given !== null && (/^\d/.test(given) || (street?.startsWith(given) && street !== given));
  const city = isStreet ? null : given;
  offerPlace(pieces, { address: isStreet ? given : street, city, state: address.addressRegion, zipCode: address.postalCode, country });
  if (city === null && street) offerPlace(pieces, { city: townIn(street, country) }, true);
}

function readPoint(node: JsonObject, pieces: Pieces): void {
  const geo = isObject(node.geo) ? node.geo : node;
  offerCoordinates(pieces, numberOf(geo.latitude), numberOf(geo.longitude));
  const map = textOf(node.hasMap);
  const point =
    map && /(?:center|ll|q|query|markers)=[^&]{0,60}?(-?\d{1,2}\.\d{1,12})(?:,|%2C)(-?\d{1,3}\.\d{1,12})/i.exec(map.slice(0, 1000));
  if (point) offerCoordinates(pieces, Number(point[1]), Number(point[2]));
}

const countOf = (value: Json): number | null => numberOf(isObject(value) ? (value.maxValue ?? value.value) : value);

function readSizes(places: JsonObject[], pieces: Pieces): void {
  for (const place of places) {
    pieces.offer("capacity", sizeOf("capacity", countOf(place.occupancy ?? place.maximumAttendeeCapacity)));
    pieces.offer("bedrooms", sizeOf("bedrooms", countOf(place.numberOfBedrooms)));
    pieces.offer("bathrooms", sizeOf("bathrooms", countOf(place.numberOfBathroomsTotal ?? place.numberOfFullBathrooms)));
    const beds = objectsIn(place.bed).map((bed) => numberOf(bed.numberOfBeds) ?? 1);
    if (beds.length > 0)
      pieces.offer(
        "beds",
        sizeOf(
          "beds",
          beds.reduce((sum, count) => sum + count, 0),
        ),
      );
  }
  const features = places.flatMap((place) => listOf(place.amenityFeature));
  const present = features.filter((feature) => !isObject(feature) || !/^(false|no|0)$/i.test(String(feature.value ?? true)));
  pieces.offer("amenities", cleanAmenities(present.map((feature) => (isObject(feature) ? feature.name : feature))));
}

/** A number, or words such as "1,250.00". */
const amountOf = (value: Json, currency: string | null): number | null =>
  numberOf(value) ?? readAmount(`${currency ?? ""} ${(textOf(value) ?? "").replace(/^\D{1,4}/, "")}`, null)?.amount ?? null;

function readOffer(node: JsonObject, pieces: Pieces, host: string | null): void {
  offerPrice(pieces, readNightlyAmount(textOf(node.priceRange) ?? "", host), true);
  for (const offer of [...objectsIn(node.offers), ...objectsIn(node.makesOffer)]) {
    for (const part of [...objectsIn(offer.priceSpecification), offer]) {
      const currency = textOf(part.priceCurrency ?? offer.priceCurrency);
      const amount = amountOf(part.price ?? part.lowPrice, currency);
      const unit = String(part.unitCode ?? part.unitText ?? at(part, "referenceQuantity", "unitCode") ?? "");
      if (amount !== null && amount > 0 && currency && !/^(HUR|hour|WEE|week|MON|month)/i.test(unit))
        offerPrice(pieces, { amount, currency }, !/^(DAY|night)/i.test(unit));
    }
  }
}
