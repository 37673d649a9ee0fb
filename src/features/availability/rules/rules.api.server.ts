import { z } from "zod";
import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { ListingPath } from "../../listings/index.ts";
import { RulesView } from "../stay.schema.ts";
import { readRules } from "./read-rules.server.ts";
import { removeSeason } from "./remove-season.server.ts";
import { RulesInput, SeasonInput, SeasonPath } from "./rules.schema.ts";
import { saveRules } from "./save-rules.server.ts";
import { saveSeason } from "./save-season.server.ts";

const host = { tag: "Hosting", signedIn: true };
const Saved = z.object({ seasonId: z.uuid() });

export const rulesApi: Endpoint[] = [
  endpoint({
    ...host,
    method: "get",
    params: ListingPath,
    path: "/host/listings/{listingId}/rules",
    summary: "Get the price and stay rules of a listing",
    answer: RulesView,
    refusals: [404],
    run: (ctx, { params }) => readRules(ctx, params.listingId),
  }),
  endpoint({
    ...host,
    method: "put",
    params: ListingPath,
    path: "/host/listings/{listingId}/rules",
    summary: "Set the price and stay rules of a listing",
    body: RulesInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => saveRules(ctx, params.listingId, body),
  }),
  endpoint({
    ...host,
    method: "post",
    params: ListingPath,
    path: "/host/listings/{listingId}/seasons",
    summary: "Add a season",
    body: SeasonInput,
    answer: Saved,
    refusals: [404, 409],
    run: (ctx, { params, body }) => saveSeason(ctx, params.listingId, body),
  }),
  endpoint({
    ...host,
    method: "put",
    params: SeasonPath,
    path: "/host/listings/{listingId}/seasons/{seasonId}",
    summary: "Change a season",
    body: SeasonInput,
    answer: Saved,
    refusals: [404, 409],
    run: (ctx, { params, body }) => saveSeason(ctx, params.listingId, body, params.seasonId),
  }),
  endpoint({
    ...host,
    method: "delete",
    params: SeasonPath,
    path: "/host/listings/{listingId}/seasons/{seasonId}",
    summary: "Remove a season",
    refusals: [404],
    run: (ctx, { params }) => removeSeason(ctx, params.listingId, params.seasonId),
  }),
];
