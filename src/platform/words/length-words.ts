import type { Formats } from "./formats.ts";

const METERS_PER_FOOT = 0.3048;

const rounded = (value: number) => Math.round(value * 100) / 100;
export const metersOf = (feet: number): number => rounded(feet * METERS_PER_FOOT);
export const feetOf = (meters: number): number => rounded(meters / METERS_PER_FOOT);

/** "46.9 ft (14.3 m)", the visitor's unit first. */
export const lengthInBoth = (feet: number, formats: Formats = "us"): string =>
  `${lengthInWords(feet, formats)} (${lengthInWords(feet, formats === "us" ? "world" : "us")})`;

/** "34 ft" or "10.4 m". A space that doesn't break keeps the unit with its number. */
export const lengthInWords = (feet: number, formats: Formats = "us"): string =>
  formats === "us" ? `${feet}\u00a0ft` : `${(feet * METERS_PER_FOOT).toFixed(1)}\u00a0m`;

const MILES_PER_KM = 0.621371;

/** "25 km" or "16 miles". */
export const distanceInWords = (km: number, formats: Formats = "us"): string =>
  formats === "us" ? `${Math.round(km * MILES_PER_KM)}\u00a0miles` : `${km}\u00a0km`;

/** "1 mile", "261 miles" or "420 km". */
export const milesInWords = (miles: number, formats: Formats = "us"): string =>
  formats === "us"
    ? `${miles.toLocaleString("en-US")}\u00a0${miles === 1 ? "mile" : "miles"}`
    : `${Math.round(miles / MILES_PER_KM).toLocaleString("en-US")}\u00a0km`;

const METERS_PER_MILE = 1609.344;

/** "300 ft", "0.4 miles", "90 m" or "1.2 km": as exactly as one says it. */
export function shortDistance(meters: number, formats: Formats = "us"): string {
  const [near, unit] = formats === "us" ? [meters / METERS_PER_FOOT, "ft"] : [meters, "m"];
  if (near < 995) return `${Math.max(10, Math.round(near / 10) * 10)}\u00a0${unit}`;
  const far = Math.round((meters / (formats === "us" ? METERS_PER_MILE : 1000)) * 10) / 10;
  return `${far}\u00a0${formats !== "us" ? "km" : far === 1 ? "mile" : "miles"}`;
}

/** "About 4 miles away" or "About 6 km away"; nobody walks along a straight line. */
export function aboutAway(miles: number, formats: Formats = "us"): string {
  const whole = Math.round(formats === "us" ? miles : miles / MILES_PER_KM);
  if (whole < 1) return formats === "us" ? "Less than a mile away" : "Less than 1\u00a0km away";
  return `About ${milesInWords(formats === "us" ? whole : miles, formats)} away`;
}

const BEFORE_UNIT = /(?<=\d) (?=(?:ft|feet|foot|m|meters?|metres?|km|mi|miles?|sq|min|minutes?)\b)/g;

const IN_FEET = /(?<![\d.,])(\d{1,4}(?:\.\d{1,2})?)(?: ?(?:ft|feet)|([ -])foot)\b/gi;

/** A text that people wrote, with lengths in the reader's unit, "8.2 m sloop" for "27 ft sloop", and numbers that stay on one line with their unit. */
export function keepUnits(text: string, formats: Formats = "us"): string {
  const own =
    formats === "us"
      ? text
      : text.replaceAll(IN_FEET, (_, feet: string, gap?: string) => {
          const meters = (Number(feet) * METERS_PER_FOOT).toFixed(1);
          return gap === "-" ? `${meters}-meter` : `${meters} m`;
        });
  return own.replaceAll(BEFORE_UNIT, "\u00a0");
}
