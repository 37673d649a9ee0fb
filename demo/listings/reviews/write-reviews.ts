import type { guestReviews, reviews } from "../../../src/features/reviews/review.tables.server.ts";
import { nightsOf } from "../../../src/features/availability/index.ts";
import { DAY_MS } from "../../../src/platform/clock.ts";
import { cast } from "../../cast.ts";
import { demoId } from "../../demo-id.ts";
import { personId } from "../../people.ts";
import { type Random, randomOf } from "../../random.ts";
import type { DemoEntry } from "../demo-listing.ts";
import type { Booking } from "../demo-booking.ts";
import { BOAT_PRAISE } from "./boat-praise.ts";
import { BOAT_COMPLAINTS, type Complaint, HOME_COMPLAINTS } from "./complaints.ts";
import { HOME_PRAISE } from "./home-praise.ts";
import type { Facts, Speaker, Template } from "./say.ts";
import { OF_GUESTS, THANKS } from "./thanks.ts";

/** What was said of the listing before. */
export type Speaking = { speaker: Speaker; entry: DemoEntry; spent: Set<Template> };

const HOSTS = new Map(cast.map(({ email, fullName }) => [personId(email), fullName.split(" ")[0] ?? ""]));

function factsOf({ listing, destination }: DemoEntry, stay: Booking): Facts {
  return {
    near: destination.near,
    city: destination.city,
    host: HOSTS.get(listing.hostId) ?? "our host",
    nights: nightsOf(stay).length,
    month: new Date(stay.checkIn).toLocaleString("en-US", { month: "long", timeZone: "UTC" }),
    guests: stay.guests,
    children: (stay.children ?? 0) + (stay.infants ?? 0),
    hasPet: (stay.pets ?? 0) > 0,
    amenities: (listing.amenities ?? []).map((amenity) => amenity.toLowerCase()),
    isFlat: listing.category === "Apartment",
    isCaptained: listing.crew === "captained",
    isAtSea: destination.setting !== "lake",
  };
}

export function review(random: Random, { speaker, entry, spent }: Speaking, stay: Booking): typeof reviews.$inferInsert {
  const rating = random.pick([5, 5, 5, 5, 4, 4, 4, 3]);
  const createdAt = new Date(Date.parse(stay.checkOut) + random.between(1, 3) * DAY_MS);
  const isBoat = entry.listing.type === "boat";
  const words = randomOf(`words of ${stay.id}`);
  const facts = factsOf(entry, stay);
  const praise = speaker.say(words, isBoat ? BOAT_PRAISE : HOME_PRAISE, facts, rating > 3 ? words.between(1, 3) : 1, spent);
  const complaint = rating < 5 ? complain(words, { speaker, entry, spent }, facts) : null;
  const isAnswered = random.chance(0.4) && (rating === 5 || complaint !== null);
  const [reply = null] = isAnswered ? speaker.say(words, complaint ? [complaint.reply] : THANKS, facts, 1, spent) : [];
  const part = (praised: RegExp) =>
    praise.some((said) => praised.test(said)) ? 5 : Math.max(1, Math.min(5, rating + random.pick([0, 0, 0, 1, -1])));
  return {
    id: demoId("review", stay.id),
    bookingId: stay.id,
    propertyId: entry.listing.id,
    authorId: stay.guestId,
    rating,
    cleanliness: part(/spotless|clean/i),
    accuracy: part(/as described/i),
    communication: part(/communication|handover|host/i),
    value: part(/worth/i),
    location: isBoat ? null : part(/close to|view|sunset/i),
    condition: isBoat ? part(/well-kept|works/i) : null,
    text: [...praise, ...(complaint ? [complaint.said] : [])].join(" "),
    hostReply: reply,
    createdAt,
    revealAt: createdAt,
    revealedAt: createdAt,
  };
}

/** One that fits, in new words. */
function complain(words: Random, { speaker, entry, spent }: Speaking, facts: Facts): { said: string; reply: Template } | null {
  const all: readonly Complaint[] = entry.listing.type === "boat" ? BOAT_COMPLAINTS : HOME_COMPLAINTS;
  const templates = all.map(({ said }) => said);
  const [said] = speaker.say(words, templates, facts, 1, spent);
  const complaint = said === undefined ? undefined : all.find(({ about }) => about.test(said));
  return said !== undefined && complaint ? { said, reply: complaint.reply } : null;
}

export function guestReview(random: Random, { speaker, entry, spent }: Speaking, stay: Booking): typeof guestReviews.$inferInsert {
  const createdAt = new Date(Date.parse(stay.checkOut) + random.between(1, 3) * DAY_MS);
  const [text = "Thank you for your stay."] = speaker.say(randomOf(`words to ${stay.id}`), OF_GUESTS, factsOf(entry, stay), 1, spent);
  return {
    id: demoId("guest review", stay.id),
    bookingId: stay.id,
    guestId: stay.guestId,
    authorId: stay.hostId,
    rating: random.pick([5, 5, 5, 4]),
    text,
    createdAt,
    revealAt: createdAt,
    revealedAt: createdAt,
  };
}
