import { useCallback, useEffect, useState } from "react";
import type { Quote } from "../../availability/index.ts";
import { OFFLINE, readRefusal, type Refusal } from "./refusal.ts";

const TYPING_PAUSE_MS = 250;

/** The server's answer, and the question that it answers. */
export type QuoteAnswer = { question: string | null; quote: Quote | null; refusal: Refusal | null };

/** The server's price for the question. While a new one is on its way the former stays; an answer that comes too late is dropped. */
export function useQuote(listingId: string, question: string | null, first: QuoteAnswer) {
  const [answer, setAnswer] = useState(first);
  const isAnswered = question === null || answer.question === question;

  useEffect(() => {
    if (question === null || isAnswered) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      askForQuote(listingId, question, abort.signal).then(
        (given) => abort.signal.aborted || setAnswer(given),
        () => abort.signal.aborted || setAnswer({ question, quote: null, refusal: OFFLINE }),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [listingId, question, isAnswered]);

  const askAgain = useCallback(() => setAnswer((former) => ({ ...former, question: null })), []);
  const shown = question === null ? null : answer;
  return {
    quote: shown?.quote ?? null,
    refusal: isAnswered ? (shown?.refusal ?? null) : null,
    isWaiting: !isAnswered,
    setAnswer,
    askAgain,
  };
}

async function askForQuote(listingId: string, question: string, signal: AbortSignal): Promise<QuoteAnswer> {
  const response = await fetch(`/api/listings/${listingId}/quote?${question}`, { signal, headers: { accept: "application/json" } });
  if (response.ok) return { question, quote: (await response.json()) as Quote, refusal: null };
  return { question, quote: null, refusal: await readRefusal(response, "The price could not be worked out. Please try again.") };
}
