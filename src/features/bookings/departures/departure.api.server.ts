import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { cancelDeparture } from "./cancel-departure.server.ts";
import { CancelDepartureInput, DepartureChanged, DeparturePath, DepartureView } from "./departure.schema.ts";
import { readDeparture } from "./read-departure.server.ts";
import { reopenDeparture } from "./reopen-departure.server.ts";

const ofOne = { tag: "Hosting", signedIn: true, params: DeparturePath };

export const departureApi: Endpoint[] = [
  endpoint({
    ...ofOne,
    method: "get",
    path: "/host/departures/{departureId}",
    summary: "Get a departure of my boat that is sold by the seat, with its bookings",
    answer: DepartureView,
    refusals: [404],
    run: (ctx, { params }) => readDeparture(ctx, params.departureId),
  }),
  endpoint({
    ...ofOne,
    method: "post",
    path: "/host/departures/{departureId}/cancellation",
    summary: "Cancel a departure of my boat for everybody, with one reason and full refunds",
    body: CancelDepartureInput,
    refusals: [404, 409],
    conflict: DepartureChanged,
    run: (ctx, { params, body }) => cancelDeparture(ctx, params.departureId, body),
  }),
  endpoint({
    ...ofOne,
    method: "delete",
    path: "/host/departures/{departureId}/cancellation",
    summary: "Offer a cancelled departure of my boat again",
    refusals: [404, 409],
    run: (ctx, { params }) => reopenDeparture(ctx, params.departureId),
  }),
];
