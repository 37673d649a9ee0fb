import { isDay } from "../../availability/index.ts";

/** The stay draft: what the guest has entered so far, as typed. */
export type StayDraft = { checkIn: string; checkOut: string; guests: string };

const FIRST_YEAR = "2000";
export const GUESTS = /^[1-9]\d{0,2}$/;

const dayOr = (text: string | null): string => (text && isDay(text) ? text : "");

export function readStayDraft(search: URLSearchParams): StayDraft {
  const guests = search.get("guests") ?? "";
  return {
    checkIn: dayOr(search.get("checkIn")),
    checkOut: dayOr(search.get("checkOut")),
    guests: GUESTS.test(guests) ? guests : "1",
  };
}

/** The address with the draft in it and the rest as it was. */
export function writeStayDraft(search: string, { checkIn, checkOut, guests }: StayDraft): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of [
    ["checkIn", checkIn],
    ["checkOut", checkOut],
    ["guests", guests === "1" ? "" : guests],
  ] as const) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** The quote request for the draft; null while it is incomplete, such as a year that is still being typed. */
export function quoteRequestOf({ checkIn, checkOut, guests }: StayDraft): string | null {
  const isWhole = [checkIn, checkOut].every((day) => isDay(day) && day > FIRST_YEAR) && GUESTS.test(guests);
  return isWhole ? new URLSearchParams({ checkIn, checkOut, guests }).toString() : null;
}
