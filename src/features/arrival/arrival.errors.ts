import { declareErrors } from "../../platform/errors.ts";

export const arrivalError = declareErrors({
  arrival_guide_not_found: { status: 404, message: "We couldn't find that arrival guide" },
  arrival_photo_not_found: { status: 404, message: "Photo not found" },
  arrival_guide_changed: {
    status: 409,
    message: "Someone saved this guide in another window. Your edits aren't saved yet: copy what you need and reload the page.",
  },
  arrival_photo_gone: { status: 409, message: "One of the photos is no longer there. Remove it and add it again." },
  too_many_arrival_photos: { status: 409, message: "That's a lot of photos. Save the guide before you add more." },
  arrival_load_failed: { status: 503, message: "We couldn't load the arrival guide. Please try again." },
  arrival_failed: { status: 503, message: "We couldn't save the arrival guide. Please try again." },
});
