import { guestsIn, isDay, type Party, readParty } from "../../availability/index.ts";

/** The stay draft: what the guest has entered so far, dates as typed. */
export type StayDraft = { checkIn: string; checkOut: string } & Party;

const FIRST_YEAR = "2000";

const dayOr = (text: string | null): string => (text && isDay(text) ? text : "");

export const readStayDraft = (search: URLSearchParams): StayDraft => ({
  checkIn: dayOr(search.get("checkIn")),
  checkOut: dayOr(search.get("checkOut")),
  ...readParty(search),
});

/** The address with the draft in it and the rest as it was. */
export function writeStayDraft(search: string, { checkIn, checkOut, ...party }: StayDraft): string {
  const params = new URLSearchParams(search);
  const guests = guestsIn(party);
  params.delete("adults");
  for (const [name, value] of [
    ["checkIn", checkIn],
    ["checkOut", checkOut],
    ["guests", guests === 1 ? "" : guests],
    ["children", party.children],
    ["infants", party.infants],
    ["pets", party.pets],
  ] as const) {
    if (value) params.set(name, String(value));
    else params.delete(name);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** The quote request for the draft; null while it is incomplete, such as a year that is still being typed. */
export function quoteRequestOf({ checkIn, checkOut, ...party }: StayDraft): string | null {
  const isWhole = [checkIn, checkOut].every((day) => isDay(day) && day > FIRST_YEAR);
  return isWhole ? new URLSearchParams({ checkIn, checkOut, guests: String(guestsIn(party)) }).toString() : null;
}

/** What a button that leads to the calendar asks for. */
export const nextDate = ({ checkIn }: Pick<StayDraft, "checkIn">): string => (checkIn ? "Choose check-out" : "Choose check-in");
