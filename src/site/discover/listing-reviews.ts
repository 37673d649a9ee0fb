import { ReviewQuery } from "../../features/reviews/index.ts";
import { readReviews } from "../../features/reviews/index.server.ts";
import { listingIdOf } from "./listing-id.server.ts";
import { pageLoader } from "../server/edge.server.ts";

export const loader = pageLoader((ctx, { params, url }) =>
  readReviews(ctx, listingIdOf(params), ReviewQuery.parse(Object.fromEntries(url.searchParams))),
);
