import { isObject, type Json, type JsonObject } from "./json-values.server.ts";

/** How platforms name what a listing says, without case and marks, the best name first. */
const NAMES: Record<string, string> = {
  title: "headline title listingtitle p3summarytitle propertyname listingname name",
  description: "description longdescription propertydescription sectioneddescription about summary",
  category: "propertytype boattype vesseltype listingtype roomandpropertytype accommodationtypename category",
  images: "images photos gallery pictures photourls imageurls media gqlphotos carousel",
  amenities: "featuredamenities listingamenities amenities includedamenities features facilities equipment",
  capacity: "sleeps personcapacity maxguests maxoccupancy maxpassengers passengers guestcapacity maxcapacity capacity guestlabel",
  bedrooms: "bedrooms bedroomcount numberofbedrooms bedroomlabel",
  beds: "beds bedcount numberofbeds bedlabel",
  bathrooms: "bathrooms baths bathroomcount numberofbathrooms bathroomlabel heads",
  cabins: "cabins cabincount numberofcabins",
  length: "lengthft lengthfeet lengthinfeet boatlength length",
  captain: "captained captainincluded captainoption captain crew",
  geo: "geocode geo coordinates coordinate position latlng point",
  place: "address location",
  price: "averageprice nightlyprice pricepernight baseprice dailyprice price",
  rules: "houserules structuredhouserules rules",
  checkIn: "checkintime localizedcheckintimewindow checkinfrom checkin",
  checkOut: "checkouttime localizedcheckouttime checkoutuntil checkout",
};
type Field = { field: string; order: number; bit: number };
const FIELD_OF = new Map(
  Object.entries(NAMES).flatMap(([field, names], index) =>
    names.split(" ").map((name, order): [string, Field] => [name, { field, order, bit: 1 << index }]),
  ),
);
const bitOf = (field: string): number => 1 << Object.keys(NAMES).indexOf(field);
const [TITLE, CONTENT] = [bitOf("title"), bitOf("description") | bitOf("images")];

const known = new Map<string, Field | null>();
const MOST_KNOWN = 5000;

/** What an entry of this name says, and how good a name that is. */
export function fieldOf(key: string): Field | null {
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const field = key.length > 40 ? null : (FIELD_OF.get(key.replaceAll(/[_-]/g, "").toLowerCase()) ?? null);
  if (known.size < MOST_KNOWN) known.set(key, field);
  return field;
}

/** The object's values by what they say, the best name first. */
export function fieldsOf(object: JsonObject): Map<string, Json[]> {
  const found = new Map<string, { order: number; value: Json }[]>();
  for (const [key, value] of Object.entries(object)) {
    const field = value === null || value === "" ? null : fieldOf(key);
    if (field) found.set(field.field, [...(found.get(field.field) ?? []), { order: field.order, value }]);
  }
  return new Map(
    [...found].map(([field, values]) => [field, values.toSorted((one, other) => one.order - other.order).map(({ value }) => value)]),
  );
}

const FEWEST_FIELDS = 5;
const DEEPEST = 12;
const MOST_OBJECTS = 60_000;

type Best = { object: JsonObject; score: number; isOneOfMany: boolean };

/** The object that says most of what a listing says. */
export function bestOf(state: Json): Best | null {
  let best: Best | null = null;
  let left = MOST_OBJECTS;
  const enter = (value: Json, depth: number, siblings: number): void => {
    if (depth > DEEPEST || left-- <= 0) return;
    if (Array.isArray(value)) {
      for (const each of value) if (typeof each === "object" && each !== null) enter(each, depth + 1, value.length);
    } else if (isObject(value)) {
      const { score, below } = lookAt(value);
      const isOneOfMany = siblings > 3;
      if (score >= FEWEST_FIELDS && (!best || score > best.score || (score === best.score && best.isOneOfMany && !isOneOfMany)))
        best = { object: value, score, isOneOfMany };
      for (const each of below) enter(each, depth + 1, 1);
    }
  };
  enter(state, 0, 1);
  return best;
}

/** How many fields of a listing an object has, and the objects and lists in it. */
function lookAt(object: JsonObject): { score: number; below: Json[] } {
  const below: Json[] = [];
  let [fields, score] = [0, 0];
  for (const key in object) {
    const value = object[key];
    if (value === null) continue;
    if (typeof value === "object") below.push(value);
    const field = fieldOf(key);
    if (!field || fields & field.bit) continue;
    fields |= field.bit;
    score += 1;
  }
  return { score: fields & TITLE && fields & CONTENT ? score : 0, below };
}
