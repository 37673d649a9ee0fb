import { type Endpoint, endpoint, uploadEndpoint } from "../../platform/http/api.server.ts";
import { BookingPath } from "../bookings/index.ts";
import { imageError } from "../../platform/images/image.errors.ts";
import { MOST_PHOTO_BYTES } from "../../platform/images/photo-sizes.ts";
import { addReviewPhoto } from "./photos/add-review-photo.server.ts";
import { ReviewPhoto, StayPhotoPath } from "./photos/photo.schema.ts";
import { removeReviewPhoto } from "./photos/remove-review-photos.server.ts";
import { replyToReview } from "./stay-reviews/reply-to-review.server.ts";
import { reviewGuest } from "./stay-reviews/review-guest.server.ts";
import { reviewStay } from "./stay-reviews/review-stay.server.ts";
import { ReplyInput, ReviewGuestInput, ReviewStayInput, StayReviews } from "./stay-reviews/stay-review.schema.ts";
import { readStayReviews } from "./stay-reviews/stay-review.view.server.ts";

const reviews = { tag: "Reviews", signedIn: true, params: BookingPath };
const write = { ...reviews, method: "put" as const, refusals: [404 as const, 409 as const] };

export const reviewApi: Endpoint[] = [
  endpoint({
    ...reviews,
    method: "get",
    path: "/bookings/{bookingId}/reviews",
    summary: "Get both reviews of a booking",
    answer: StayReviews,
    refusals: [404],
    run: (ctx, { params }) => readStayReviews(ctx, params.bookingId),
  }),
  endpoint({
    ...write,
    path: "/bookings/{bookingId}/reviews/of-stay",
    summary: "Review the stay, as its guest",
    body: ReviewStayInput,
    run: (ctx, { params, body }) => reviewStay(ctx, params.bookingId, body),
  }),
  uploadEndpoint({
    tag: "Reviews",
    path: "/bookings/{bookingId}/reviews/of-stay/photos",
    summary: "Add a photo to my review of the stay",
    params: BookingPath,
    takes: "image/*",
    maxBytes: MOST_PHOTO_BYTES,
    tooBig: () => imageError("photo_file_too_big"),
    answer: ReviewPhoto,
    refusals: [404, 409, 415, 422],
    run: (ctx, { params, file, signal }) => addReviewPhoto(ctx, params.bookingId, { picture: file, signal }),
  }),
  endpoint({
    ...reviews,
    method: "delete",
    path: "/bookings/{bookingId}/reviews/of-stay/photos/{photoId}",
    summary: "Remove a photo from my review of the stay",
    params: StayPhotoPath,
    refusals: [404, 409],
    run: (ctx, { params }) => removeReviewPhoto(ctx, params),
  }),
  endpoint({
    ...write,
    path: "/bookings/{bookingId}/reviews/of-guest",
    summary: "Review the guest, as the host",
    body: ReviewGuestInput,
    run: (ctx, { params, body }) => reviewGuest(ctx, params.bookingId, body),
  }),
  endpoint({
    ...write,
    path: "/bookings/{bookingId}/reviews/reply",
    summary: "Reply to the guest's review, as the host",
    body: ReplyInput,
    run: (ctx, { params, body }) => replyToReview(ctx, params.bookingId, body),
  }),
];
