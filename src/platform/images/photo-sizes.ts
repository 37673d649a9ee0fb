/** What anyone may send. */
export const MOST_PHOTO_BYTES = 5_242_880;

/** The widths, in pixels, in which the layout asks for photos. */
export const PHOTO_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

export const PHOTO_FORMATS = ["avif", "webp"] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** The widths that a photo exists in: all below its own, and the first that holds it whole. */
export function widthsFor(originalWidth: number): PhotoWidth[] {
  const whole = PHOTO_WIDTHS.findIndex((width) => width >= originalWidth);
  return PHOTO_WIDTHS.slice(0, whole === -1 ? PHOTO_WIDTHS.length : whole + 1);
}
