import { z } from "zod";
import { ListingCard, MapArea, SearchQuery } from "../query/search.schema.ts";

const LAST_ZOOM = 22;

/** A search, and the part of the map that is seen. Without one, the answer says where the results are. */
export const MapQuery = SearchQuery.safeExtend({
  view: z.preprocess((value) => (value === "" ? undefined : value), MapArea.optional()),
  zoom: z.coerce.number("must be a number").min(0, "must be at least 0").max(LAST_ZOOM, `must be at most ${LAST_ZOOM}`).default(0),
});
export type MapQuery = z.infer<typeof MapQuery>;

const Box = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() });

/** Several listings that would cover each other. */
export const MapCluster = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.number().int(),
  /** There are more than were counted. */
  isCapped: z.boolean(),
  box: Box,
});
export type MapCluster = z.infer<typeof MapCluster>;

export const MapResults = z.object({
  pins: z.array(ListingCard),
  clusters: z.array(MapCluster),
  extent: Box.nullable(),
});
export type MapResults = z.infer<typeof MapResults>;
