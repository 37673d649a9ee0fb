import { useCallback, useEffect, useState } from "react";
import { api, ask, type Refusal } from "../../../platform/api-client.ts";
import { guestsIn, type Quote } from "../../availability/index.ts";
import { readStayDraft } from "./stay-draft.ts";

const TYPING_PAUSE_MS = 250;
const QUOTE_FAILED = "We couldn't calculate the price. Please try again.";

/** A quote or a refusal, and the quote request that it answers. */
export type QuoteResult = { quoteRequest: string | null; quote: Quote | null; refusal: Refusal | null };

/** The server's quote for the request. The old one stays while a new one loads; an answer that comes too late is dropped. */
export function useQuote(listingId: string, quoteRequest: string | null, first: QuoteResult) {
  const [answer, setResult] = useState(first);
  const isAnswered = quoteRequest === null || answer.quoteRequest === quoteRequest;

  useEffect(() => {
    if (quoteRequest === null || isAnswered) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void askForQuote(listingId, quoteRequest, abort.signal).then((given) => abort.signal.aborted || setResult(given));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [listingId, quoteRequest, isAnswered]);

  const askAgain = useCallback(() => setResult((former) => ({ ...former, quoteRequest: null })), []);
  const shown = quoteRequest === null ? null : answer;
  return {
    quote: shown?.quote ?? null,
    refusal: isAnswered ? (shown?.refusal ?? null) : null,
    isWaiting: !isAnswered,
    setResult,
    askAgain,
  };
}

async function askForQuote(listingId: string, quoteRequest: string, signal: AbortSignal): Promise<QuoteResult> {
  const { checkIn, checkOut, ...party } = readStayDraft(new URLSearchParams(quoteRequest));
  const params = { path: { listingId }, query: { checkIn, checkOut, guests: guestsIn(party) } };
  const answer = await ask(api.GET("/listings/{listingId}/quote", { params, signal }), QUOTE_FAILED);
  return answer.ok ? { quoteRequest, quote: answer.value, refusal: null } : { quoteRequest, quote: null, refusal: answer.refusal };
}
