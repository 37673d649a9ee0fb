import { z } from "zod";
import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { CharterCheckoutInput } from "../charters/charter-input.schema.ts";
import { PriceChanged } from "../booking.schema.ts";
import { CheckoutInput, CheckoutPath, CheckoutView, WithCheckout } from "./checkout.schema.ts";
import { bookHeld } from "../together/book-held.server.ts";
import { holdTogether } from "../together/hold-together.server.ts";
import { readCheckout } from "./checkout.view.server.ts";
import { extendCheckout } from "./extend-checkout.server.ts";
import { leaveCheckout } from "./ending/leave-checkout.server.ts";
import { payCheckout } from "./pay-checkout.server.ts";
import { startCheckout } from "./start-checkout.server.ts";

const checkouts = { tag: "Bookings", signedIn: true };

export const checkoutApi: Endpoint[] = [
  endpoint({
    ...checkouts,
    method: "post",
    path: "/checkouts",
    summary: "Hold the nights of a stay at the price shown, while it is paid for",
    body: CheckoutInput,
    status: 201,
    answer: z.object({ checkoutId: z.uuid() }),
    refusals: [403, 404, 409],
    conflict: PriceChanged,
    run: (ctx, { body }) => startCheckout(ctx, body),
  }),
  endpoint({
    ...checkouts,
    method: "post",
    path: "/checkouts/charters",
    summary: "Hold the time of a charter at the price shown, while it is paid for",
    body: CharterCheckoutInput,
    status: 201,
    answer: z.object({ checkoutId: z.uuid() }),
    refusals: [403, 404, 409],
    conflict: PriceChanged,
    run: (ctx, { body }) => startCheckout(ctx, body),
  }),
  endpoint({
    ...checkouts,
    method: "post",
    path: "/checkouts/for-later",
    summary: "Hold the nights of a stay, by itself or with another checkout of mine, to pay for all of it at once",
    body: CheckoutInput.safeExtend(WithCheckout.shape),
    status: 201,
    answer: z.object({ checkoutId: z.uuid() }),
    refusals: [403, 404, 409],
    conflict: PriceChanged,
    run: (ctx, { body: { withCheckoutId, ...stay } }) => holdTogether(ctx, stay, withCheckoutId),
  }),
  endpoint({
    ...checkouts,
    method: "post",
    path: "/checkouts/charters/for-later",
    summary: "Hold the time of a charter, by itself or with another checkout of mine, to pay for all of it at once",
    body: CharterCheckoutInput.safeExtend(WithCheckout.shape),
    status: 201,
    answer: z.object({ checkoutId: z.uuid() }),
    refusals: [403, 404, 409],
    conflict: PriceChanged,
    run: (ctx, { body: { withCheckoutId, ...charter } }) => holdTogether(ctx, charter, withCheckoutId),
  }),
  endpoint({
    ...checkouts,
    method: "post",
    path: "/checkouts/{checkoutId}/bookings",
    summary: "Book a checkout and all that is held with it, where nothing is paid here",
    params: CheckoutPath,
    status: 201,
    answer: z.object({ bookingIds: z.array(z.uuid()) }),
    refusals: [404, 409],
    run: (ctx, { params }) => bookHeld(ctx, params.checkoutId),
  }),
  endpoint({
    ...checkouts,
    method: "get",
    path: "/checkouts/{checkoutId}",
    summary: "Get a checkout of mine, and how its payment stands",
    params: CheckoutPath,
    answer: CheckoutView,
    refusals: [404],
    run: (ctx, { params }) => readCheckout(ctx, params.checkoutId),
  }),
  endpoint({
    ...checkouts,
    method: "post",
    path: "/checkouts/{checkoutId}/payment",
    summary: "Get the address at which a checkout, and all that is held with it, is paid for",
    params: CheckoutPath,
    answer: z.object({ payUrl: z.string() }),
    refusals: [404, 409, 503],
    run: async (ctx, { params }) => ({ payUrl: await payCheckout(ctx, params.checkoutId) }),
  }),
  endpoint({
    ...checkouts,
    method: "post",
    path: "/checkouts/{checkoutId}/extension",
    summary: "Hold the nights of a checkout ten minutes longer, once",
    params: CheckoutPath,
    refusals: [404, 409],
    run: (ctx, { params }) => extendCheckout(ctx, params.checkoutId),
  }),
  endpoint({
    ...checkouts,
    method: "delete",
    path: "/checkouts/{checkoutId}",
    summary: "Let go of the nights of a checkout; what is held with it stays held",
    params: CheckoutPath,
    refusals: [404],
    run: (ctx, { params }) => leaveCheckout(ctx, params.checkoutId),
  }),
];
