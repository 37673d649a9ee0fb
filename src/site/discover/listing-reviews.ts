import { readReviews } from "../../features/reviews/index.server.ts";
import { listingIdOf } from "./listing-id.server.ts";
import { pageLoader } from "../server/edge.server.ts";

export const loader = pageLoader((ctx, { params, url }) =>
  readReviews(ctx, listingIdOf(params), url.searchParams.get("after") ?? undefined),
);
