import { policy } from "../../platform/policy/policy.ts";
import { listingError } from "./listing.errors.ts";
import { photoError } from "./photos/photo.errors.ts";

const ANYONE = ["anyone"] as const;

/** A listing's page. A deleted one is hidden from everyone, but past stays still show its name. */
export const listingPagePolicy = policy({
  subject: "listing",
  sides: { host: "hostId", guest: "guestIds" },
  state: "status",
  may: {
    read: {
      active: ANYONE,
      unlisted: ANYONE,
      paused: ["host", "guest", "staff"],
      taken_down: ["host", "staff"],
      deleted: [],
    },
  },
  refusal: () => listingError("listing_not_found"),
});

/** A listing that isn't deleted. */
export const listingPolicy = policy({
  subject: "listing",
  sides: { host: "hostId" },
  may: {
    manage: ["host"],
    seeHiddenPhotos: ["host", "staff"],
    find: ["staff"],
    listWaiting: ["staff"],
    decide: ["uninvolved staff"],
  },
  refusal: () => listingError("listing_not_found"),
});

/** A photo of a listing, or one that waits for its listing. */
export const photoPolicy = policy({
  subject: "photo",
  sides: { host: "hostId" },
  may: { change: ["host"] },
  refusal: () => photoError("photo_not_found"),
});
