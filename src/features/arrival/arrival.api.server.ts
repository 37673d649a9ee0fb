import { type Endpoint, endpoint, uploadEndpoint } from "../../platform/http/api.server.ts";
import { imageError } from "../../platform/images/image.errors.ts";
import { MOST_PHOTO_BYTES } from "../../platform/images/photo-sizes.ts";
import { BookingPath } from "../bookings/index.ts";
import { ListingPath } from "../listings/index.ts";
import { ArrivalGuide, ArrivalGuideInput, ArrivalPhoto, CopyGuideInput, GuideCopies, StayArrival } from "./arrival.schema.ts";
import { copyGuide } from "./copy-guide.server.ts";
import { addArrivalPhoto } from "./photos/add-photo.server.ts";
import { readGuide } from "./read-guide.server.ts";
import { readStayArrival } from "./read-stay-arrival.server.ts";
import { saveGuide } from "./save-guide.server.ts";

const own = { tag: "Hosting", signedIn: true, params: ListingPath, path: "/host/listings/{listingId}/arrival-guide" };

export const arrivalApi: Endpoint[] = [
  endpoint({
    ...own,
    method: "get",
    summary: "Get the arrival guide of your listing",
    answer: ArrivalGuide,
    refusals: [404],
    run: async (ctx, { params }) => (await readGuide(ctx, params.listingId)).guide,
  }),
  endpoint({
    ...own,
    method: "put",
    summary: "Save the arrival guide of your listing",
    body: ArrivalGuideInput,
    refusals: [404, 409],
    run: async (ctx, { params, body }) => void (await saveGuide(ctx, params.listingId, body)),
  }),
  uploadEndpoint({
    tag: "Hosting",
    path: "/host/listings/{listingId}/arrival-photos",
    summary: "Add a photo for a step of the arrival guide",
    params: ListingPath,
    takes: "image/*",
    maxBytes: MOST_PHOTO_BYTES,
    tooBig: () => imageError("photo_file_too_big"),
    answer: ArrivalPhoto,
    refusals: [404, 409, 415, 422],
    run: (ctx, { params, file, signal }) => addArrivalPhoto(ctx, params.listingId, file, signal),
  }),
  endpoint({
    ...own,
    method: "post",
    path: "/host/listings/{listingId}/arrival-guide-copies",
    summary: "Copy the arrival guide to your other listings",
    body: CopyGuideInput,
    answer: GuideCopies,
    refusals: [404],
    run: (ctx, { params, body }) => copyGuide(ctx, params.listingId, body),
  }),
  endpoint({
    tag: "Bookings",
    signedIn: true,
    method: "get",
    path: "/bookings/{bookingId}/arrival-guide",
    summary: "Get the arrival guide of your stay",
    params: BookingPath,
    answer: StayArrival,
    refusals: [404],
    run: (ctx, { params }) => readStayArrival(ctx, params.bookingId),
  }),
];
