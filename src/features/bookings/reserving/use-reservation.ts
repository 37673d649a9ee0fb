import { useCallback, useEffect, useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { guestsIn } from "../../availability/index.ts";
import type { ListingView } from "../../listings/index.ts";
import { useCalendar } from "./use-calendar.ts";
import { type QuoteResult, useQuote } from "./use-quote.ts";
import { quoteRequestOf, readStayDraft, type StayDraft, writeStayDraft } from "./stay-draft.ts";

export type Reservation = ReturnType<typeof useReservation>;

type Given = {
  listing: Pick<ListingView, "id" | "cleaningFeeCents">;
  /** The server's quote for the dates in the address. */
  answer: QuoteResult;
};

/** State and actions shared by the card and the phone's sheet. The draft is stored in the address. */
export function useReservation({ listing: { id: listingId, cleaningFeeCents }, answer }: Given) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => readStayDraft(new URLSearchParams(search)));
  const { quote, refusal, isWaiting, askAgain } = useQuote(listingId, quoteRequestOf(draft), answer);
  const calendar = useCalendar(listingId);

  const address = writeStayDraft(search, draft);
  useEffect(() => {
    if (address !== search)
      void navigate({ search: address, hash }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }, [address, search, hash, navigate]);

  const change = useCallback((part: Partial<StayDraft>) => setDraft((former) => ({ ...former, ...part })), []);
  return {
    draft,
    change,
    calendar,
    cost: { guests: guestsIn(draft), cleaningFeeCents },
    price: { quote, isWaiting, refusal, askAgain },
    /** Where the trip is looked over and booked. */
    checkout: href("/properties/:listingId/book", { listingId }) + writeStayDraft("", draft),
  };
}
