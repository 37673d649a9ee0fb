import { declareErrors } from "../../../platform/errors.ts";
import { MOST_PHOTOS } from "../listing.rules.ts";

export const photoError = declareErrors({
  photo_not_found: { status: 404, message: "Photo not found" },
  too_many_photos: { status: 409, message: `A listing can have up to ${MOST_PHOTOS} photos` },
  too_many_waiting_photos: {
    status: 409,
    message: "You've uploaded too many photos that aren't in a listing yet. Finish a listing or remove some photos.",
  },
  last_photo: { status: 409, message: "Cannot delete the last image. At least one photo is required." },
  photo_order_unknown: { status: 409, message: "Invalid image index" },
  photos_gone: { status: 409, message: "Some of these photos are no longer available. Please add them again." },
});
