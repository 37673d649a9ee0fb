import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { Reserved } from "../booking.schema.ts";
import { CheckoutPath } from "../checkout/checkout.schema.ts";
import { approveRequest } from "./approve-request.server.ts";
import { declineRequest } from "./decline-request.server.ts";
import { listHostRequests } from "./list-host-requests.server.ts";
import { listOwnRequests } from "./list-own-requests.server.ts";
import { readHostRequest } from "./read-host-request.server.ts";
import { DeclineRequestInput, HostRequestDetails, HostRequests, OwnRequests } from "./request.schema.ts";
import { withdrawRequest } from "./withdraw-request.server.ts";

const hosting = { tag: "Hosting", signedIn: true };
const booking = { tag: "Bookings", signedIn: true };

export const requestApi: Endpoint[] = [
  endpoint({
    ...booking,
    method: "get",
    path: "/requests",
    summary: "List the stays that I still have to pay for, and my requests that wait for a host",
    answer: OwnRequests,
    run: async (ctx) => ({ requests: await listOwnRequests(ctx) }),
  }),
  endpoint({
    ...booking,
    method: "post",
    path: "/checkouts/{checkoutId}/withdrawal",
    summary: "Withdraw my request to book",
    params: CheckoutPath,
    refusals: [404, 409],
    run: (ctx, { params }) => withdrawRequest(ctx, params.checkoutId),
  }),
  endpoint({
    ...hosting,
    method: "get",
    path: "/host/requests",
    summary: "List the requests to book at my listings that I can answer",
    answer: HostRequests,
    run: async (ctx) => ({ requests: await listHostRequests(ctx) }),
  }),
  endpoint({
    ...hosting,
    method: "get",
    path: "/host/requests/{checkoutId}",
    summary: "Get a request to book at my listing",
    params: CheckoutPath,
    answer: HostRequestDetails,
    refusals: [404],
    run: (ctx, { params }) => readHostRequest(ctx, params.checkoutId),
  }),
  endpoint({
    ...hosting,
    method: "post",
    path: "/host/requests/{checkoutId}/approval",
    summary: "Accept a request to book at my listing",
    params: CheckoutPath,
    answer: Reserved,
    refusals: [404, 409],
    run: (ctx, { params }) => approveRequest(ctx, params.checkoutId),
  }),
  endpoint({
    ...hosting,
    method: "post",
    path: "/host/requests/{checkoutId}/refusal",
    summary: "Decline a request to book at my listing, with a reason for the guest",
    params: CheckoutPath,
    body: DeclineRequestInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => declineRequest(ctx, params.checkoutId, body),
  }),
];
