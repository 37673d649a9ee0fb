import type { CalendarDate } from "@internationalized/date";
import { useState } from "react";
import type { StayChoices } from "./stay-choices.ts";
import type { Stay } from "../stay.rules.ts";

const AT_FIRST = 2;
const MORE = 3;

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
const monthsUntil = (from: string, day: string): number => monthNumber(day) - monthNumber(from) + 1;

/** Which months are shown. Stacked ones begin with the check-in's, and grow on request and when the keys lead out of the last one. */
export function useShownMonths(layout: "beside" | "stacked", opensAt: CalendarDate, draft: Stay, { first, last }: StayChoices) {
  const [from, setFrom] = useState(() => laterOf(first, opensAt.set({ day: 1 }).toString()));
  const [wanted, setWanted] = useState(AT_FIRST);
  if (layout === "beside") return { from: first, months: 2, showEarlier: null, showLater: null, onFocusChange: undefined };
  const all = monthsUntil(from, last);
  const months = Math.min(all, wanted);
  const showEarlier = () => {
    setFrom(first);
    setWanted(months + monthsUntil(first, from) - 1);
  };
  if (draft.checkIn && draft.checkIn < from) showEarlier();
  return {
    from,
    months,
    showEarlier: from > first ? showEarlier : null,
    showLater: months < all ? () => setWanted(months + MORE) : null,
    onFocusChange: (date: CalendarDate) => setWanted((former) => Math.max(former, monthsUntil(from, date.toString()))),
  };
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);
