import { z } from "zod";
import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { bookOffer } from "./book-offer.server.ts";
import { SpecialOfferPath } from "./offer.schema.ts";

const ofOne = { signedIn: true, params: SpecialOfferPath };

export const offerApi: Endpoint[] = [
  endpoint({
    ...ofOne,
    tag: "Bookings",
    method: "post",
    path: "/offers/{offerId}/checkout",
    summary: "Hold the nights of a special offer while I pay for it, or book it where nothing is paid here",
    answer: z.object({ bookingId: z.uuid().nullable(), checkoutId: z.uuid().nullable(), payUrl: z.string().nullable() }),
    refusals: [404, 409],
    run: async (ctx, { params }) => ({ bookingId: null, checkoutId: null, payUrl: null, ...(await bookOffer(ctx, params.offerId)) }),
  }),
];
