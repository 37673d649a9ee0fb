import { policy } from "../../platform/policy/policy.ts";
import { reviewError } from "./review.errors.ts";

/** The reviews of a stay, which each side writes of the other. */
export const stayReviewPolicy = policy({
  subject: "booking",
  sides: { guest: "guestId", host: "hostId" },
  may: { reviewStay: ["guest"], reviewGuest: ["host"], reply: ["host"] },
  refusal: () => reviewError("review_not_found"),
});

/** A guest's photo of a stay: everyone sees it with the review. */
export const reviewPhotoPolicy = policy({
  subject: "review photo",
  sides: { author: "authorId" },
  state: "state",
  may: { read: { revealed: ["anyone"], hidden: ["author"] }, takeDown: ["uninvolved staff"] },
  refusal: () => reviewError("review_photo_not_found"),
});

export const reviewPolicy = policy({
  subject: "review",
  sides: { author: "authorId" },
  may: { hide: ["uninvolved staff"], show: ["uninvolved staff"] },
  refusal: () => reviewError("review_not_found"),
});
