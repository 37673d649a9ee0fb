import { useCallback, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import type { StayCalendar } from "../../availability/index.ts";

/** The listing's calendar, loaded when it is first opened and again on request. */
export function useCalendar(listingId: string) {
  const [calendar, setCalendar] = useState<StayCalendar | "failed" | null>(null);
  const fetchCalendar = useCallback(async () => {
    const answer = await ask(api.GET("/listings/{listingId}/calendar", { params: { path: { listingId } } }), "");
    setCalendar(answer.ok ? answer.value : "failed");
  }, [listingId]);
  return { calendar, fetchCalendar };
}

export type ListingCalendar = ReturnType<typeof useCalendar>;
