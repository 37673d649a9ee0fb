import { StayRequest } from "../../features/availability/index.ts";
import { quoteDates } from "../../features/bookings/index.server.ts";
import type { QuoteResult } from "../../features/bookings/parts.ts";
import { quoteRequestOf, readStayDraft } from "../../features/bookings/parts.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { AppError } from "../../platform/errors.ts";

/** The quote for the dates in the address, or why there is none. Without dates there is no quote request. */
export async function loadQuote(ctx: Ctx, listingId: string, url: URL): Promise<QuoteResult> {
  const quoteRequest = quoteRequestOf(readStayDraft(url.searchParams));
  if (quoteRequest === null) return { quoteRequest, quote: null, refusal: null };
  try {
    const request = StayRequest.parse(Object.fromEntries(new URLSearchParams(quoteRequest)));
    return { quoteRequest, quote: await quoteDates(ctx, listingId, request), refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { quoteRequest, quote: null, refusal: { code: error.code, message: error.message } };
  }
}
