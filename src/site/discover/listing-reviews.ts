import { listReviews } from "../../features/reviews/index.server.ts";
import { listingIdOf } from "./listing-id.server.ts";
import { pageLoader } from "../server/edge.server.ts";

export const loader = pageLoader((ctx, { params, url }) =>
  listReviews(ctx, listingIdOf(params), url.searchParams.get("after") ?? undefined),
);
