import type { Ctx } from "../../../platform/context.server.ts";
import { publicProfiles, requireActor } from "../../accounts/index.server.ts";
import { bookedListings } from "../../listings/index.server.ts";
import { charterOf } from "../charters/charter-of.server.ts";
import type { CheckoutRow } from "../checkout/checkout.queries.server.ts";
import { requestsToAnswer } from "./request.queries.server.ts";
import type { HostRequest } from "./request.schema.ts";

/** The requests at the host's listings that they can still answer, those that lapse first. */
export async function listHostRequests(ctx: Ctx, limit?: number): Promise<HostRequest[]> {
  return hostRequestViews(ctx, await requestsToAnswer(ctx, requireActor(ctx).id, limit));
}

/** What is asked for, and how it is paid. */
export const requestFields = (row: CheckoutRow) => ({
  checkoutId: row.id,
  checkIn: row.checkIn,
  checkOut: row.checkOut,
  charter: charterOf(row),
  guests: row.guests,
  children: row.children,
  infants: row.infants,
  pets: row.pets,
  totalCents: row.totalPrice,
  timeZone: row.timeZone,
  answerBy: (row.answerBy ?? row.expiresAt).toISOString(),
});

export async function hostRequestViews(ctx: Ctx, rows: CheckoutRow[]): Promise<HostRequest[]> {
  const [listings, people] = await Promise.all([
    bookedListings(
      ctx,
      rows.map(({ propertyId }) => propertyId),
    ),
    publicProfiles(
      ctx,
      rows.map(({ guestId }) => guestId),
    ),
  ]);
  return rows.flatMap((row) => {
    const [listing, guest] = [listings.get(row.propertyId), people.get(row.guestId)];
    if (!listing || !guest) return [];
    const { id, fullName, avatarUrl } = guest;
    return [
      {
        ...requestFields(row),
        listing,
        state: stateOf(row, ctx.clock.now()),
        guest: { id, fullName, avatarUrl },
        payoutCents: row.totalPrice - row.serviceFee,
        askedAt: row.createdAt.toISOString(),
      },
    ];
  });
}

function stateOf({ state, answerBy }: CheckoutRow, now: Date): HostRequest["state"] {
  if (state === "booked") return "approved";
  if (state === "asked") return answerBy && answerBy > now ? "asked" : "lapsed";
  return state === "declined" || state === "withdrawn" ? state : "lapsed";
}
