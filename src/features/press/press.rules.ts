export type AssetType = "logo" | "package";
export type AssetFormat = "png" | "svg" | "eps" | "zip";

export const LOGO_FORMATS = ["svg", "png", "eps"] as const;

/** For light and for dark backgrounds, with the name; and the mark alone. */
export const LOGO_NAMES = ["logo-dark-ink", "logo-light-ink", "mark"] as const;
export type LogoName = (typeof LOGO_NAMES)[number];

export const LOGO_PACKAGE = "logo-package.zip";
export const MEDIA_KIT = "media-kit.zip";

export const UNAVAILABLE = "This file is currently unavailable. Please try again later or contact support.";
