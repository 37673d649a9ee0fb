import { z } from "zod";
import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { Place, SuggestPlacesInput } from "./place.schema.ts";
import { suggestPlaces } from "./suggest-places.server.ts";

export const placeApi: Endpoint[] = [
  endpoint({
    tag: "Places",
    method: "get",
    path: "/places",
    summary: "Towns and ZIP codes that begin with a text, or that it may be a misspelling of",
    query: SuggestPlacesInput,
    answer: z.array(Place),
    run: (ctx, { query }) => suggestPlaces(ctx, query),
  }),
];
