/** The widths in which a guest's photo exists: in the list of reviews, and opened. */
export const REVIEW_PHOTO_WIDTHS = [640, 1920] as const;
export type ReviewPhotoWidth = (typeof REVIEW_PHOTO_WIDTHS)[number];

/** The folder of these files in the private bucket. */
export const ALL_REVIEW_PHOTOS = "review-photos/";
export const filesOf = (photoId: string): string[] => REVIEW_PHOTO_WIDTHS.map((width) => fileOf(photoId, width));
export const fileOf = (photoId: string, width: ReviewPhotoWidth): string => `${ALL_REVIEW_PHOTOS}${photoId}/${width}.webp`;

/** The photo that a file belongs to. */
export const photoOf = (key: string): string | null => /^review-photos\/([0-9a-f-]{36})\//.exec(key)?.[1] ?? null;
