import { api, ask } from "../../../../platform/api-client.ts";

// The request survives leaving the page.
const keepalive = true;

export const deletePhoto = (photoId: string) =>
  ask(api.DELETE("/photos/{photoId}", { params: { path: { photoId } }, keepalive }), "Failed to delete image");

export const saveOrder = (listingId: string, photoIds: string[]) =>
  ask(
    api.PUT("/listings/{listingId}/photos/order", { params: { path: { listingId } }, body: { photoIds }, keepalive }),
    "Failed to update property state. Please try again.",
  );

export const saveDescription = (photoId: string, description: string) =>
  ask(
    api.PUT("/photos/{photoId}/description", { params: { path: { photoId } }, body: { description }, keepalive }),
    "Failed to save the description. Please try again.",
  );
