import { timeZoneAt } from "../../src/features/places/index.server.ts";
import type { Clock } from "../../src/platform/clock.ts";
import { cast } from "../cast.ts";
import { daysAgo } from "../demo-days.ts";
import { demoId } from "../demo-id.ts";
import { personId } from "../people.ts";
import { type Random, randomOf } from "../random.ts";
import { americanDestinations } from "./american-destinations.ts";
import type { DemoEntry, DemoListing } from "./demo-listing.ts";
import type { Destination } from "./destination.ts";
import { europeanDestinations } from "./european-destinations.ts";
import { homeKindOf, mayHavePool, nameGiver } from "./names.ts";
import { implied } from "./promises.ts";
import { roomsOf } from "./rooms.ts";
import * as words from "./words.ts";

const HOME_AMENITIES = [
  "WiFi",
  "Kitchen",
  "Free parking",
  "Pool",
  "Air conditioning",
  "Heating",
  "Washer",
  "Dryer",
  "TV",
  "Workspace",
  "Sauna",
  "Hot Tub",
];
const BOAT_AMENITIES = ["GPS Navigation", "Kitchen", "Bathroom", "Air Conditioning", "Sound System", "WiFi", "Fishing Gear", "Water Toys"];
const HOME_EXTRAS = ["Fireplace", "BBQ grill", "Dishwasher", "EV charger", "Crib", "Balcony", "Bikes", "Step-free access", "Water view"];
const SHORE_EXTRAS = ["Kayaks", "Paddleboards", "Dock", "Waterfront"];
const BEACH_EXTRAS = ["Beach access", ...SHORE_EXTRAS];
const BOAT_EXTRAS = ["Kayaks", "Paddleboards", "Snorkeling gear", "BBQ grill"];
const POLICIES = ["flexible", "moderate", "moderate", "strict"] as const;
const hosts = cast.filter((person) => person.hostDaysAgo !== undefined).map(({ email }) => email);

/** Where guests ask first: always, or nearer than so many days. */
const ASKED_FIRST: Record<string, number | null> = { "Two Chimneys": null, "Ondine, 38 ft sloop": 14 };

/** The whole catalogue: in each destination two or three homes and one or two boats. */
export function catalogue(clock: Clock): DemoEntry[] {
  const giveName = nameGiver();
  let number = 0;
  return [...americanDestinations, ...europeanDestinations].flatMap((destination) =>
    categoriesIn(destination).map((category) => {
      number += 1;
      const seed = `listing ${number}`;
      const host = hosts[number % 9 === 0 ? hosts.indexOf("host@demo.test") : number % hosts.length] ?? "host@demo.test";
      const name = giveName(category, destination);
      const made =
        category === "Boat" || category === "Yacht"
          ? boat(randomOf(seed), destination, category, name)
          : home(randomOf(seed), destination, category, name);
      const created = daysAgo(clock, 2 + ((number * 47) % 131) * 3);
      const instantFromDays = made.title in ASKED_FIRST ? ASKED_FIRST[made.title] : 0;
      const listing = {
        ...made,
        instantFromDays,
        id: demoId("listing", seed),
        hostId: personId(host),
        createdAt: created,
        updatedAt: created,
      };
      const withPool = category === "Apartment" || mayHavePool(name, destination.setting);
      const amenities = [...(listing.amenities ?? []), ...extras(randomOf(`${seed} extras`), listing.type, destination)].filter(
        (amenity) => amenity !== "Pool" || withPool,
      );
      const all = { ...listing, amenities: [...new Set([...amenities, ...implied(listing)])] };
      // Every seventh host hasn't said where everyone sleeps.
      const rooms = number % 7 === 3 ? [] : roomsOf(randomOf(`${seed} rooms`), all);
      return { seed, destination, listing: { ...all, rooms } };
    }),
  );
}

/** Boats only where they can lie. */
function categoriesIn({ city, marina }: Destination): DemoListing["category"][] {
  const random = randomOf(`destination ${city}`);
  const categories = [
    "House",
    random.chance(0.5) ? "Apartment" : "House",
    random.chance(0.6) ? "Boat" : "Yacht",
    ...(random.chance(0.55) ? [random.pick(["House", "Apartment", "Boat"] as const)] : []),
  ] as const;
  return categories.map((category) => (marina === null && (category === "Boat" || category === "Yacht") ? "Apartment" : category));
}

/** What else there is, as the place has it. */
function extras(random: Random, type: DemoListing["type"], { setting }: Destination): string[] {
  if (type === "boat") return random.some(BOAT_EXTRAS, random.between(0, 3));
  const byWater =
    setting === "city-harbor" || setting === "forest" ? [] : setting === "sea" || setting === "mediterranean" ? BEACH_EXTRAS : SHORE_EXTRAS;
  return random.some([...HOME_EXTRAS, ...byWater], random.between(2, 5));
}

type Made = Omit<DemoListing, "id" | "hostId" | "createdAt" | "updatedAt">;

function place(random: Random, { city, state, zip, country, latitude, longitude, streets }: Destination, spread: number) {
  const at = { latitude: round(latitude + (random.next() - 0.5) * spread), longitude: round(longitude + (random.next() - 0.5) * spread) };
  return {
    streetAddress: `${random.between(2, 180)} ${random.pick(streets)}`,
    city,
    state,
    zipCode: zip,
    country,
    ...at,
    timeZone: timeZoneAt(at.latitude, at.longitude, country),
  };
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

const tell = (random: Random, { city, near }: Destination, sentences: readonly string[]) =>
  sentences.map((sentence) => sentence.replace("{near}", random.pick(near)).replace("{city}", city)).join(" ");

function story(
  random: Random,
  destination: Destination,
  openings: readonly string[],
  middles: readonly string[],
  closings: readonly string[],
): string {
  return `${tell(random, destination, [random.pick(openings), ...random.some(middles, 2)])}\n\n${tell(random, destination, [random.pick(closings)])}`;
}

function home(random: Random, destination: Destination, category: "House" | "Apartment", name: string): Made {
  const bedrooms = category === "House" ? random.between(2, 5) : random.between(1, 2);
  const base = category === "House" ? 110 + bedrooms * 48 : 85 + bedrooms * 35;
  return {
    ...place(random, { ...destination, ...destination.homes }, 0.02),
    type: "property",
    category,
    homeKind: homeKindOf(name),
    title: name,
    description:
      category === "House"
        ? story(random, destination, words.HOME_OPENINGS, words.HOME_MIDDLES, words.HOME_CLOSINGS)
        : story(random, destination, words.APARTMENT_OPENINGS, words.APARTMENT_MIDDLES, words.APARTMENT_CLOSINGS),
    pricePerNight: Math.round((base * destination.price * (0.85 + random.next() * 0.4)) / 5) * 500,
    cleaningFee: random.pick([0, 4500, 6000, 8500, 8500, 11000, 14000]),
    placePrecision: random.chance(0.25) ? "approximate" : "exact",
    amenities: ["WiFi", "Kitchen", ...random.some(HOME_AMENITIES.slice(2), random.between(3, 7))],
    capacity: bedrooms * 2 + random.between(0, 2),
    bedrooms,
    beds: bedrooms + random.between(0, 2),
    halfBathrooms: Math.max(2, bedrooms + random.between(0, 2)),
    minimumNights: random.pick([1, 2, 2, 3]),
    checkInTime: random.pick(["15:00", "16:00"]),
    checkOutTime: random.pick(["10:00", "11:00"]),
    houseRules: random.some(words.HOUSE_RULES, random.between(2, 4)),
    cancellationPolicy: random.pick(POLICIES),
    petsAllowed: random.chance(0.4),
  };
}

function boat(random: Random, destination: Destination, category: "Boat" | "Yacht", name: string): Made {
  const lengthFeet = category === "Yacht" ? random.between(44, 78) : random.between(26, 42);
  const cabins = Math.max(1, Math.round(lengthFeet / 14));
  const crew =
    category === "Yacht" ? random.pick(["captained", "either"] as const) : random.pick(["bareboat", "either", "captained"] as const);
  const kind =
    category === "Yacht"
      ? random.pick(["motor yacht", "sailing yacht", "catamaran"])
      : random.pick(["sloop", "ketch", "trawler", "catamaran"]);
  const { marina } = destination;
  if (marina === null) throw new RangeError(`no boat can lie in ${destination.city}`);
  const closings = crew === "captained" ? words.BOAT_CLOSINGS.filter((closing) => !/hand her over/.test(closing)) : words.BOAT_CLOSINGS;
  return {
    ...place(random, { ...destination, ...destination.berth }, 0.0008),
    streetAddress: marina,
    type: "boat",
    category,
    title: `${name}, ${lengthFeet} ft ${kind}`,
    description: story(random, destination, words.BOAT_OPENINGS, words.BOAT_MIDDLES, closings),
    pricePerNight: Math.round((lengthFeet * (category === "Yacht" ? 15 : 8) * destination.price * (0.85 + random.next() * 0.35)) / 5) * 500,
    cleaningFee: random.pick([0, 8500, 12000, 18000]),
    placePrecision: "exact",
    amenities: ["Life Jackets", "First Aid Kit", ...random.some(BOAT_AMENITIES, random.between(3, 7))],
    capacity: cabins * 2 + random.between(0, 2),
    bedrooms: cabins,
    beds: cabins + random.between(0, 2),
    halfBathrooms: 2 * Math.max(1, Math.round(cabins / 2)),
    crew,
    licenceNeeded: crew !== "captained",
    lengthFeet,
    cabins,
    fuelPolicy: random.pick(words.FUEL_POLICIES),
    marina,
    minimumNights: random.pick([1, 1, 2, 3]),
    checkInTime: random.pick(["14:00", "16:00"]),
    checkOutTime: random.pick(["09:00", "10:00"]),
    houseRules: random.some(words.BOAT_RULES, random.between(2, 4)),
    cancellationPolicy: random.pick(POLICIES),
    petsAllowed: random.chance(0.25),
  };
}
