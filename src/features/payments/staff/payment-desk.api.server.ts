import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { listPayments } from "./list-payments.server.ts";
import { PaymentPath, PaymentsQuery, StaffPayments } from "./payment-desk.schema.ts";
import { readPaymentAgain, sendPaymentAgain } from "./settle-payment.server.ts";

const base = { tag: "Staff", signedIn: true };

export const paymentDeskApi: Endpoint[] = [
  endpoint({
    ...base,
    method: "get",
    path: "/support/payments",
    summary: "List payments, or those to look at, with what was asked of the provider",
    query: PaymentsQuery,
    answer: StaffPayments,
    refusals: [404],
    run: (ctx, { query }) => listPayments(ctx, query),
  }),
  endpoint({
    ...base,
    method: "post",
    path: "/support/payments/{paymentId}/reading",
    summary: "Ask the provider how a payment stands",
    params: PaymentPath,
    refusals: [403, 404, 503],
    run: (ctx, { params }) => readPaymentAgain(ctx, params.paymentId),
  }),
  endpoint({
    ...base,
    method: "post",
    path: "/support/payments/{paymentId}/sending",
    summary: "Ask the provider again for what waits or was refused",
    params: PaymentPath,
    refusals: [403, 404],
    run: (ctx, { params }) => sendPaymentAgain(ctx, params.paymentId),
  }),
];
