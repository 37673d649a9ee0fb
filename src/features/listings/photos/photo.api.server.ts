import { type Endpoint, endpoint, uploadEndpoint } from "../../../platform/http/api.server.ts";
import { imageError } from "../../../platform/images/image.errors.ts";
import { MOST_PHOTO_BYTES } from "../../../platform/images/photo-sizes.ts";
import { ListingPath } from "../listing.schema.ts";
import { addPhoto } from "./add-photo.server.ts";
import { describePhoto } from "./describe-photo.server.ts";
import { DescribePhotoInput, Photo, PhotoPath, ReorderPhotosInput } from "./photo.schema.ts";
import { removePhoto } from "./remove-photo.server.ts";
import { reorderPhotos } from "./reorder-photos.server.ts";

const photos = { tag: "Photos", signedIn: true };
const upload = {
  tag: "Photos",
  takes: "image/*",
  maxBytes: MOST_PHOTO_BYTES,
  tooBig: () => imageError("photo_file_too_big"),
  answer: Photo,
};

export const photoApi: Endpoint[] = [
  uploadEndpoint({
    ...upload,
    path: "/photos",
    summary: "Upload a photo for a listing that is not published yet",
    refusals: [409, 415, 422],
    run: (ctx, { file, signal }) => addPhoto(ctx, { listingId: null, picture: file, signal }),
  }),
  uploadEndpoint({
    ...upload,
    path: "/listings/{listingId}/photos",
    summary: "Add a photo to my listing, after the others",
    params: ListingPath,
    refusals: [404, 409, 415, 422],
    run: (ctx, { params, file, signal }) => addPhoto(ctx, { listingId: params.listingId, picture: file, signal }),
  }),
  endpoint({
    ...photos,
    method: "put",
    path: "/listings/{listingId}/photos/order",
    summary: "Reorder my listing's photos; the first is the cover",
    params: ListingPath,
    body: ReorderPhotosInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => reorderPhotos(ctx, params.listingId, body),
  }),
  endpoint({
    ...photos,
    method: "put",
    path: "/photos/{photoId}/description",
    summary: "Describe one of my photos, for screen readers",
    params: PhotoPath,
    body: DescribePhotoInput,
    refusals: [404],
    run: (ctx, { params, body }) => describePhoto(ctx, params.photoId, body),
  }),
  endpoint({
    ...photos,
    method: "delete",
    path: "/photos/{photoId}",
    summary: "Remove one of my photos and its files",
    params: PhotoPath,
    refusals: [404, 409],
    run: (ctx, { params }) => removePhoto(ctx, params.photoId),
  }),
];
