import { z } from "zod";
import { Line } from "../../platform/text.schema.ts";
import { LAST_TILE_ZOOM } from "./basemap/tile-address.ts";

const PLACE_KINDS = ["city", "zip"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

const MOST_SUGGESTIONS = 10;

export const SuggestPlacesInput = z.object({
  text: z.string("Please enter a place.").trim().min(1, "Please enter a place.").max(100, "Please use at most 100 characters."),
  limit: z.coerce
    .number("Please enter a whole number.")
    .int("Please enter a whole number.")
    .min(1, "At least 1.")
    .max(MOST_SUGGESTIONS, `At most ${MOST_SUGGESTIONS}.`)
    .default(6),
});
export type SuggestPlacesInput = z.infer<typeof SuggestPlacesInput>;

export const Place = z.object({
  id: z.number().int(),
  kind: z.enum(PLACE_KINDS),
  /** "Friday Harbor, Washington, United States". */
  label: z.string(),
  name: z.string(),
  /** Of a ZIP code. */
  town: z.string().nullable(),
  region: z.string(),
  /** As people write it in the United States, Canada and Australia; elsewhere the code of GeoNames. */
  regionCode: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** The other name that the text begins, if it is not this one: "Lake Como" of Como. */
  alsoCalled: z.string().nullable(),
});
export type Place = z.infer<typeof Place>;

const tileNumber = z.coerce.number("Unknown tile.").int("Unknown tile.").min(0, "Unknown tile.");

export const TilePath = z
  .object({ z: tileNumber.max(LAST_TILE_ZOOM, "Unknown tile."), x: tileNumber, y: tileNumber })
  .refine(({ z: zoom, x, y }) => x < 2 ** zoom && y < 2 ** zoom, "Unknown tile.");

/** An address as a host types it; parts may be empty. */
export type PostalAddress = { streetAddress?: string; city: string; state: string; zipCode: string; country: string };

const addressPart = Line().max(100, "Please use at most 100 characters.").default("");

export const LocatePlaceInput = z.object({ city: addressPart, state: addressPart, zipCode: addressPart, country: addressPart });

/** Where an address is: the middle of its ZIP code or of its town. */
export const Location = z.object({ latitude: z.number(), longitude: z.number(), precision: z.enum(PLACE_KINDS) });
export type Location = z.infer<typeof Location>;

const WATER_PLACE = "Please enter a place on Earth.";
const degrees = (most: number) =>
  z
    .string(WATER_PLACE)
    .trim()
    .min(1, WATER_PLACE)
    .pipe(z.coerce.number<string>(WATER_PLACE).min(-most, WATER_PLACE).max(most, WATER_PLACE));
export const WaterNearInput = z.object({ latitude: degrees(90), longitude: degrees(180) });

/** Where the water is, as the shipped map sees it. */
export const WaterNear = z.object({
  isOnLand: z.boolean(),
  /** Null where there is none within two miles. */
  metersToWater: z.number().int().nullable(),
  /** A place in the water where a boat on land could lie. */
  nearest: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});
export type WaterNear = z.infer<typeof WaterNear>;
