import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { signInPath } from "../../accounts/index.ts";
import type { Quote, Stay } from "../../availability/index.ts";
import { OFFLINE, readRefusal, type Refusal } from "./refusal.ts";
import { useCalendar } from "./use-calendar.ts";
import { type QuoteAnswer, useQuote } from "./use-quote.ts";
import { questionOf, readWish, type Wish, writeWish } from "./wish.ts";

const NOT_BOOKED = "Failed to create booking";

export type Reservation = ReturnType<typeof useReservation>;

/** Everything that the panel knows and does, once for the card and the phone's sheet. The address keeps what was chosen. */
export function useReservation(listingId: string, first: QuoteAnswer, formKey: string | null) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [wish, setWish] = useState(() => readWish(new URLSearchParams(search)));
  const question = questionOf(wish);
  const { quote, refusal, isWaiting, setAnswer, askAgain } = useQuote(listingId, question, first);
  const { calendar, fetchCalendar } = useCalendar(listingId);
  const [attempt, setAttempt] = useState<{ question: string; refusal: Refusal; former: Quote | null } | null>(null);
  const { isSending, send } = useSending(formKey);

  const address = writeWish(search, wish);
  useEffect(() => {
    if (address !== search)
      void navigate({ search: address, hash }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }, [address, search, hash, navigate]);

  const change = useCallback((part: Partial<Wish>) => setWish((former) => ({ ...former, ...part })), []);
  const chooseStay = useCallback((stay: Stay) => change(stay), [change]);

  const reserve = async () => {
    if (!quote || question === null || isWaiting) return;
    const body = { listingId, checkIn: wish.checkIn, checkOut: wish.checkOut, guests: Number(wish.guests), totalCents: quote.total.cents };
    const result = await send(body);
    if (result === null) return;
    if ("bookingId" in result) return void navigate(`/booking/confirmation/${result.bookingId}`);
    if (result.code === "sign_in_required") return void navigate(signInPath(pathname + address));
    setAttempt({ question, refusal: result, former: quote });
    if (result.quote) setAnswer({ question, quote: result.quote, refusal: null });
    if (result.code.startsWith("dates_")) {
      setAnswer({ question, quote: null, refusal: result });
      await fetchCalendar();
    }
  };

  const refused = attempt?.question === question ? attempt : null;
  return {
    wish,
    change,
    chooseStay,
    calendar,
    fetchCalendar,
    quote,
    isWaiting,
    isSending,
    refusal: refused?.refusal ?? refusal,
    formerTotal: refused?.refusal.code === "price_changed" ? (refused.former?.total ?? null) : null,
    askAgain,
    reserve,
    signIn: signInPath(pathname + address),
    formKey,
  };
}

/** Sends one request at a time. The same contents carry the same key, however often they are sent. */
function useSending(formKey: string | null) {
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);
  const sent = useRef<string[]>([]);

  const send = async (body: object): Promise<{ bookingId: string } | Refusal | null> => {
    if (underWay.current) return null;
    underWay.current = true;
    setSending(true);
    const text = JSON.stringify(body);
    if (!sent.current.includes(text)) sent.current.push(text);
    const key = `${formKey}-${sent.current.indexOf(text)}`;
    try {
      const response = await fetch("/api/bookings", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...body, key }),
      });
      // It stays under way until the confirmation is there.
      if (response.ok) return (await response.json()) as { bookingId: string };
      stop();
      return await readRefusal(response, NOT_BOOKED);
    } catch {
      stop();
      return { ...OFFLINE, message: `${NOT_BOOKED}. ${OFFLINE.message} You will not be booked twice.` };
    }
  };
  const stop = () => {
    underWay.current = false;
    setSending(false);
  };
  return { isSending, send };
}
