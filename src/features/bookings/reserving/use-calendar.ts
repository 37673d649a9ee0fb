import { useCallback, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import type { StayCalendar } from "../../availability/index.ts";

const NOT_YET = { count: 0, takesFocus: false };

/** The listing's calendar, loaded when it is about to be seen and again on request; and when the guest was led to it. */
export function useCalendar(listingId: string) {
  const [calendar, setCalendar] = useState<StayCalendar | "failed" | null>(null);
  const [asked, setAsked] = useState(NOT_YET);
  const fetchCalendar = useCallback(async () => {
    const answer = await ask(api.GET("/listings/{listingId}/calendar", { params: { path: { listingId } } }), "");
    setCalendar(answer.ok ? answer.value : "failed");
  }, [listingId]);
  /** Leads to the page's calendar. Whoever is typing a date keeps the focus. */
  const leadTo = useCallback((takesFocus: boolean) => setAsked(({ count }) => ({ count: count + 1, takesFocus })), []);
  return { calendar, fetchCalendar, asked, leadTo };
}
