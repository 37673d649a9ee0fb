import { useCallback, useEffect, useRef, useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { signInPath } from "../../accounts/index.ts";
import { type Money, money } from "../../../platform/money.ts";
import { renewedKey } from "../../../ui/form-key.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { api, ask, OFFLINE } from "../../../platform/api-client.ts";
import type { StayRefusal } from "./refusal.ts";
import type { ReserveDatesInput } from "../booking.schema.ts";
import { useCalendar } from "./use-calendar.ts";
import { type QuoteResult, useQuote } from "./use-quote.ts";
import { quoteRequestOf, readStayDraft, type StayDraft, writeStayDraft } from "./stay-draft.ts";

const NOT_BOOKED = "Failed to create booking";
const NOT_REACHED = `${NOT_BOOKED}. ${OFFLINE.message} You won't be booked twice.`;

export type Reservation = ReturnType<typeof useReservation>;

type Given = {
  listingId: string;
  /** The server's quote for the dates in the address. */
  answer: QuoteResult;
  /** The idempotency key, created with the page for people who are signed in. */
  formKey: string | null;
  /** The result of a form that was submitted without scripts. */
  result: FormResult | undefined;
};

type Attempt = { quoteRequest: string | null; refusal: StayRefusal; formerTotal: Money | null };

/** State and actions shared by the card and the phone's sheet. The draft is stored in the address. */
export function useReservation({ listingId, answer, formKey, result }: Given) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => readStayDraft(new URLSearchParams(search)));
  const quoteRequest = quoteRequestOf(draft);
  const { quote, refusal, isWaiting, setResult, askAgain } = useQuote(listingId, quoteRequest, answer);
  const { calendar, fetchCalendar } = useCalendar(listingId);
  const [attempt, setAttempt] = useState(() => attemptWithoutScripts(quoteRequest, result));
  const { isSending, send } = useSending(formKey);

  const address = writeStayDraft(search, draft);
  useEffect(() => {
    if (address !== search)
      void navigate({ search: address, hash }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }, [address, search, hash, navigate]);

  const change = useCallback((part: Partial<StayDraft>) => setDraft((former) => ({ ...former, ...part })), []);

  const reserve = async () => {
    if (!quote || quoteRequest === null || isWaiting) return;
    const { checkIn, checkOut, guests } = draft;
    const given = await send({ listingId, checkIn, checkOut, guests: Number(guests), totalCents: quote.total.cents });
    if (given === null) return;
    if ("bookingId" in given) return void navigate(href("/booking/confirmation/:bookingId", { bookingId: given.bookingId }));
    if (given.code === "sign_in_required") return void navigate(signInPath(pathname + address));
    setAttempt({ quoteRequest, refusal: given, formerTotal: quote.total });
    if (given.data) setResult({ quoteRequest, quote: given.data.quote, refusal: null });
    if (given.code.startsWith("dates_")) {
      setResult({ quoteRequest, quote: null, refusal: given });
      await fetchCalendar();
    }
  };

  const refused = attempt?.quoteRequest === quoteRequest ? attempt : null;
  const formerTotal = refused?.refusal.code === "price_changed" ? refused.formerTotal : null;
  return {
    draft,
    change,
    calendar: { calendar, fetchCalendar },
    price: { quote, isWaiting, refusal: refused?.refusal ?? refusal, formerTotal, askAgain },
    sending: { isSending, reserve, signInPath: signInPath(pathname + address), formKey: renewedKey(formKey, result) },
  };
}

function attemptWithoutScripts(quoteRequest: string | null, result: FormResult | undefined): Attempt | null {
  if (!result || result.ok) return null;
  const shown = Number(result.values?.totalCents);
  return {
    quoteRequest,
    refusal: { code: result.code ?? "", message: result.message ?? NOT_BOOKED },
    formerTotal: Number.isSafeInteger(shown) ? money(shown) : null,
  };
}

/** Sends one request at a time. The same contents always carry the same idempotency key. */
function useSending(formKey: string | null) {
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);
  const sent = useRef<string[]>([]);

  const send = async (stay: Omit<ReserveDatesInput, "key">): Promise<{ bookingId: string } | StayRefusal | null> => {
    if (underWay.current) return null;
    underWay.current = true;
    setSending(true);
    const text = JSON.stringify(stay);
    if (!sent.current.includes(text)) sent.current.push(text);
    const key = `${formKey}-${sent.current.indexOf(text)}`;
    const answer = await ask(api.POST("/bookings", { body: { ...stay, key } }), NOT_BOOKED);
    // Still busy until the confirmation page is there.
    if (answer.ok) return answer.value;
    underWay.current = false;
    setSending(false);
    return answer.refusal.code === OFFLINE.code ? { ...OFFLINE, message: NOT_REACHED } : answer.refusal;
  };
  return { isSending, send };
}
