import { listReviews } from "../../features/reviews/index.server.ts";
import { listingIdOf } from "./listing-id.server.ts";
import { loads } from "../server/edge.server.ts";

export const loader = loads((ctx, { params, url }) => listReviews(ctx, listingIdOf(params), url.searchParams.get("after") ?? undefined));
