import { useCallback, useEffect, useState } from "react";
import type { Quote } from "../../availability/index.ts";
import { OFFLINE, readRefusal, type Refusal } from "./refusal.ts";

const TYPING_PAUSE_MS = 250;

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
      askForQuote(listingId, quoteRequest, abort.signal).then(
        (given) => abort.signal.aborted || setResult(given),
        () => abort.signal.aborted || setResult({ quoteRequest, quote: null, refusal: OFFLINE }),
      );
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
  const response = await fetch(`/api/listings/${listingId}/quote?${quoteRequest}`, { signal, headers: { accept: "application/json" } });
  if (response.ok) return { quoteRequest, quote: (await response.json()) as Quote, refusal: null };
  return { quoteRequest, quote: null, refusal: await readRefusal(response, "We couldn't calculate the price. Please try again.") };
}
