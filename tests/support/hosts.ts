import { createListing, readOwnListing } from "../../src/features/listings/index.server.ts";
import type { CreateListingInput, UpdateListingInput } from "../../src/features/listings/index.ts";
import { addPhoto } from "../../src/features/listings/photos/add-photo.server.ts";
import type { Ctx, Services } from "../../src/platform/context.server.ts";
import { newKey } from "./bookings.ts";
import { somePicture } from "./some-picture.ts";
import { newPerson, type Person, visitOf } from "./people.ts";

/** What a host might write about a boat in Friday Harbor. */
export const someFields = (given: Partial<CreateListingInput> = {}): Omit<CreateListingInput, "photoIds" | "key"> => ({
  type: "boat",
  category: "Yacht",
  homeKind: null,
  title: "Patience",
  description: "A calm boat.",
  nightlyPriceCents: 25_000,
  cleaningFeeCents: 0,
  streetAddress: "1 Front Street",
  city: "Friday Harbor",
  state: "wa",
  zipCode: "98250",
  country: "USA",
  latitude: null,
  longitude: null,
  isApproximate: false,
  amenities: ["Life Jackets", "WiFi"],
  rooms: [],
  capacity: 6,
  bedrooms: 2,
  beds: 3,
  bathrooms: 1.5,
  crew: "bareboat",
  licenceNeeded: true,
  lengthFeet: 42,
  cabins: 2,
  fuelPolicy: "Return it full",
  marina: "Port of Friday Harbor",
  minimumNights: 2,
  instantFromDays: 0,
  checkInTime: "15:00",
  checkOutTime: "11:00",
  houseRules: ["No shoes on deck"],
  petsAllowed: false,
  cancellationPolicy: "flexible",
  ...given,
});

export type Hosting = { host: Person; visit: Ctx; listingId: string; photoIds: string[] };

/** Somebody new with a listing of so many photos. */
export async function newHosting(services: Services, given: Partial<CreateListingInput> = {}, photos = 1): Promise<Hosting> {
  const host = await newPerson(services, "Hal Host");
  const visit = await visitOf(services, host);
  const photoIds: string[] = [];
  for (let i = 0; i < photos; i++) photoIds.push((await addPhoto(visit, { listingId: null, picture: await somePicture() })).id);
  const { listingId } = await createListing(visit, { ...someFields(given), photoIds, key: newKey() });
  return { host, visit, listingId, photoIds };
}

/** What the form would send that was opened now. */
export async function editOf(visit: Ctx, listingId: string, given: Partial<UpdateListingInput> = {}): Promise<UpdateListingInput> {
  const { id: _id, status: _status, photos: _photos, ...fields } = await readOwnListing(visit, listingId);
  return { ...fields, overwrite: false, ...given };
}
