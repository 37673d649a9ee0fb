import type { Ctx } from "../../../platform/context.server.ts";
import type { Quote } from "../../availability/index.ts";
import { stayError } from "../../availability/index.server.ts";
import { charterError } from "../../charters/index.server.ts";
import type { StayTerms } from "../../listings/index.server.ts";
import type { ReserveDatesInput } from "../booking.schema.ts";
import type { ReserveCharterInput } from "../charters/charter-input.schema.ts";
import { charterRow, requireCharter } from "../charters/offered-charter.server.ts";
import { requireOffer, stayRow } from "./offered-stay.server.ts";

/** What a guest wants of a listing: nights, or a charter of a boat. */
export type Wanted = Omit<ReserveDatesInput, "key"> | Omit<ReserveCharterInput, "key">;

export const isCharter = <C extends { packageId: string }>(input: C | { checkIn: string }): input is C => "packageId" in input;

/** On which day it begins, at the listing. */
export const firstDayOf = (input: Wanted): string => (isCharter(input) ? input.day : input.checkIn);

/** Refuses what the listing doesn't offer as it was shown. */
export const requireWanted = (ctx: Ctx, input: Wanted): Promise<unknown> =>
  isCharter(input) ? requireCharter(ctx, input) : requireOffer(ctx, input);

/** As `requireWanted`; and what a booking and a checkout keep of it. */
export async function wantedRow(tx: Ctx, input: Wanted, guestId: string): Promise<{ terms: StayTerms; quote: Quote; row: WantedRow }> {
  if (isCharter(input)) {
    const offer = await requireCharter(tx, input);
    return { terms: offer.terms, quote: offer.charter.quote, row: await charterRow(tx, input, guestId, offer) };
  }
  const offer = await requireOffer(tx, input);
  return { terms: offer.terms, quote: offer.quote, row: await stayRow(tx, input, guestId, offer) };
}

type WantedRow = Awaited<ReturnType<typeof charterRow>> | Awaited<ReturnType<typeof stayRow>>;

/** Somebody was faster. */
export const goneError = (input: Wanted) => (isCharter(input) ? charterError("start_taken") : stayError("dates_taken"));
