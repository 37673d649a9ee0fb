import { z } from "zod";
import { PublicProfile } from "../accounts/index.ts";
import { CANCELLATION_POLICIES, CATEGORIES, CREWS, HOME_KINDS, LISTING_TYPES } from "./listing.rules.ts";
import { SleepingRooms } from "./rooms/room.schema.ts";
import { Photo } from "./photos/photo.schema.ts";

/** A listing's location, as far as the viewer may see it. Unknown coordinates are null. */
export const Location = z.object({
  /** Empty where the host hides the exact location. */
  streetAddress: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  isApproximate: z.boolean(),
});
export type Location = z.infer<typeof Location>;

const BoatSummary = z.object({ lengthFeet: z.number().nullable(), crew: z.enum(CREWS).nullable() });

/** What a listing's card shows to everyone. */
export const ListingSummary = z.object({
  id: z.uuid(),
  hostId: z.uuid(),
  type: z.enum(LISTING_TYPES),
  category: z.enum(CATEGORIES),
  title: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  nightlyPriceCents: z.number().int(),
  cleaningFeeCents: z.number().int(),
  capacity: z.number().int(),
  bedrooms: z.number().int(),
  beds: z.number().int(),
  boat: BoatSummary.nullable(),
  cancellationPolicy: z.enum(CANCELLATION_POLICIES),
  cover: z.union([Photo, z.null()]),
  /** How many photos its card turns through. */
  photoCount: z.number().int(),
});
export type ListingSummary = z.infer<typeof ListingSummary>;

export const BoatParticulars = BoatSummary.extend({
  licenceNeeded: z.boolean().nullable(),
  cabins: z.number().int().nullable(),
  fuelPolicy: z.string().nullable(),
  marina: z.string().nullable(),
});
export type BoatParticulars = z.infer<typeof BoatParticulars>;

/** A listing as its page shows it. */
export const ListingView = ListingSummary.omit({
  city: true,
  state: true,
  country: true,
  latitude: true,
  longitude: true,
  cover: true,
  photoCount: true,
}).extend({
  /** Paused or taken down: seen by few, and not booked. Unlisted: seen and booked by its address only. */
  status: z.enum(["active", "unlisted", "paused", "taken_down"]),
  /** What kind of home it is, if its host says so. */
  homeKind: z.enum(HOME_KINDS).nullable(),
  description: z.string(),
  location: Location,
  timeZone: z.string(),
  amenities: z.array(z.string()),
  photos: z.array(Photo),
  bathrooms: z.number(),
  boat: BoatParticulars.nullable(),
  minimumNights: z.number().int(),
  /** Stays from so many days ahead are booked at once, nearer ones are requests that the host answers. 0: all at once; null: all are requests. */
  instantFromDays: z.number().int().nullable(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  houseRules: z.array(z.string()),
  petsAllowed: z.boolean(),
  /** Where everyone sleeps; empty where the host doesn't say. */
  rooms: SleepingRooms,
  host: PublicProfile,
});
export type ListingView = z.infer<typeof ListingView>;

/** A listing as its bookings show it, even if it is paused or deleted by now. */
export const BookedListing = ListingSummary.pick({
  id: true,
  type: true,
  title: true,
  city: true,
  state: true,
  country: true,
  cover: true,
})
  .extend({
    /** Whether the viewer can open its page now, later, or never again. */
    offer: z.enum(["open", "paused", "ended"]),
  })
  .meta({ id: "BookedListing" });
export type BookedListing = z.infer<typeof BookedListing>;

/** The location of a stay, for the two sides of a booking: exact while it is confirmed. */
export const StayPlace = BookedListing.omit({ city: true, state: true, country: true }).extend({
  location: Location,
  /** With the one about pets. */
  houseRules: z.array(z.string()),
});
export type StayPlace = z.infer<typeof StayPlace>;

export const ListingPath = z.object({ listingId: z.uuid("Property not found") });
