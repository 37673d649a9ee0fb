import { StayRequest } from "../../features/availability/index.ts";
import { quoteListing } from "../../features/availability/index.server.ts";
import type { QuoteAnswer } from "../../features/bookings/parts.ts";
import { questionOf, readWish } from "../../features/bookings/parts.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { AppError } from "../../platform/errors.ts";

/** The price for the dates in the address, or why there is none. Without dates there is no question. */
export async function answerQuestion(ctx: Ctx, listingId: string, url: URL): Promise<QuoteAnswer> {
  const question = questionOf(readWish(url.searchParams));
  if (question === null) return { question, quote: null, refusal: null };
  try {
    const request = StayRequest.parse(Object.fromEntries(new URLSearchParams(question)));
    return { question, quote: await quoteListing(ctx, listingId, request), refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { question, quote: null, refusal: { code: error.code, message: error.message } };
  }
}
