import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { ListingPath } from "../../listings/index.ts";
import { HoursInput } from "./hours.schema.ts";
import { saveHours } from "./save-hours.server.ts";
import { stopHours } from "./stop-hours.server.ts";

const hours = { tag: "Hosting", signedIn: true, params: ListingPath, path: "/host/listings/{listingId}/hours" };

export const hoursApi: Endpoint[] = [
  endpoint({
    ...hours,
    method: "put",
    summary: "Sell hours of a boat, or change how",
    body: HoursInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => saveHours(ctx, params.listingId, body),
  }),
  endpoint({
    ...hours,
    method: "delete",
    summary: "Sell no hours of a boat any more",
    refusals: [404, 409],
    run: (ctx, { params }) => stopHours(ctx, params.listingId),
  }),
];
