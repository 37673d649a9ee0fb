import { gunzipSync } from "node:zlib";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { drawTile } from "./basemap/draw-tile.server.ts";
import { locatePlace } from "./locate-place.server.ts";
import { placeError } from "./place.errors.ts";
import { LocatePlaceInput, Location, Place, SuggestPlacesInput, TilePath, WaterNear, WaterNearInput } from "./place.schema.ts";
import { suggestPlaces } from "./suggest-places.server.ts";
import { waterNear } from "./water/water-near.server.ts";

const TILE_TYPE = "application/vnd.mapbox-vector-tile";

const suggestions = endpoint({
  tag: "Places",
  method: "get",
  path: "/places",
  summary: "Suggests towns and ZIP codes for a text, even a misspelled one",
  query: SuggestPlacesInput,
  answer: z.array(Place),
  run: (ctx, { query }) => suggestPlaces(ctx, query),
});

const location = endpoint({
  tag: "Places",
  method: "get",
  path: "/places/location",
  summary: "Finds where an address is, by its ZIP code or its town",
  query: LocatePlaceInput,
  answer: Location,
  refusals: [404],
  run: async (ctx, { query }) => {
    const found = await locatePlace(ctx, query);
    if (!found) throw placeError("address_not_found");
    return found;
  },
});

const water = endpoint({
  tag: "Places",
  method: "get",
  path: "/places/water",
  summary: "Says whether a place is on land, and where the nearest water is, as the shipped map sees it",
  query: WaterNearInput,
  answer: WaterNear,
  run: (_ctx, { query }) => waterNear(query),
});

const tileRoute = createRoute({
  method: "get",
  path: "/places/tiles/{z}/{x}/{y}",
  tags: ["Places"],
  summary: "A vector tile of the map that ships with the product",
  request: { params: TilePath },
  responses: {
    200: { description: "The tile", content: { [TILE_TYPE]: { schema: { type: "string", format: "binary" } } } },
    400: { description: "Unknown tile" },
  },
});

const tiles: Endpoint = {
  addTo(api) {
    api.openapi(tileRoute, async (c) => {
      const tile = await drawTile(c.get("ctx"), c.req.valid("param"));
      const takesGzip = c.req.header("accept-encoding")?.includes("gzip") ?? false;
      return new Response(new Uint8Array(takesGzip ? tile : gunzipSync(tile)), {
        headers: {
          "content-type": TILE_TYPE,
          ...(takesGzip ? { "content-encoding": "gzip" } : {}),
          vary: "accept-encoding",
          "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
        },
      });
    });
  },
};

export const placeApi: Endpoint[] = [suggestions, location, water, tiles];
