import type { Ctx } from "../../../platform/context.server.ts";

/** The widths in which a photo on the way in exists: in the guide, and opened. */
export const ARRIVAL_PHOTO_WIDTHS = [640, 1920] as const;
export type ArrivalPhotoWidth = (typeof ARRIVAL_PHOTO_WIDTHS)[number];

type Which = { listingId: string; photoId: string };

/** The folder of these files in the private bucket. */
export const ALL_ARRIVAL_PHOTOS = "arrival-photos/";
export const fileOf = ({ listingId, photoId }: Which, width: ArrivalPhotoWidth): string =>
  `${ALL_ARRIVAL_PHOTOS}${listingId}/${photoId}/${width}.webp`;
export const filesOf = (which: Which): string[] => ARRIVAL_PHOTO_WIDTHS.map((width) => fileOf(which, width));
export const filesOfListing = (listingId: string): string => `${ALL_ARRIVAL_PHOTOS}${listingId}/`;

/** The photo that a file belongs to. */
export const photoOf = (key: string): Which | null => {
  const [, listingId, photoId] = /^arrival-photos\/([0-9a-f-]{36})\/([0-9a-f-]{36})\//.exec(key) ?? [];
  return listingId && photoId ? { listingId, photoId } : null;
};

/** False when a file of the photo is gone. */
export async function copyFiles({ storage }: Ctx, from: Which, to: Which): Promise<boolean> {
  for (const width of ARRIVAL_PHOTO_WIDTHS) if (!(await storage.copy("private", fileOf(from, width), fileOf(to, width)))) return false;
  return true;
}
