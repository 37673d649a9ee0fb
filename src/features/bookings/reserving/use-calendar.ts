import { useCallback, useState } from "react";
import type { StayCalendar } from "../../availability/index.ts";

/** The listing's calendar, loaded when it is first opened and again on request. */
export function useCalendar(listingId: string) {
  const [calendar, setCalendar] = useState<StayCalendar | "failed" | null>(null);
  const fetchCalendar = useCallback(async () => {
    try {
      const response = await fetch(`/api/listings/${listingId}/calendar`);
      setCalendar(response.ok ? ((await response.json()) as StayCalendar) : "failed");
    } catch {
      setCalendar("failed");
    }
  }, [listingId]);
  return { calendar, fetchCalendar };
}
