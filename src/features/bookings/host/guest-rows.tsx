import { ChevronRight } from "../../../ui/icons/index.ts";
import { href, Link } from "react-router";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import type { Formats } from "../../../platform/words/formats.ts";
import { hoursOf, nightsInWords, stayDays, timesInWords, whenInWords } from "../../availability/index.ts";
import { bookedWhat } from "../booking-words.ts";
import { entryName, guestsBeside, stayPage } from "./entry-words.ts";
import type { HostEntry } from "./host-booking.schema.ts";
import { ListingThumb } from "./listing-thumb.tsx";

type Props = { bookings: HostEntry[]; what: "arrival" | "departure" | "stay" };

/** Guests of today, each a link to their booking. */
export function GuestRows({ bookings, what }: Props) {
  const formats = useFormats();
  return (
    <ul className="-mx-3 grid">
      {bookings.map((booking, index) => (
        <li key={booking.id}>
          <Link to={stayPage(booking)} className="flex items-center gap-4 rounded-md px-3 py-2 text-ink no-underline hover:bg-sea-wash">
            <ListingThumb cover={booking.listing.cover} />
            <span className="min-w-0 grow">
              <span className="block font-semibold wrap-anywhere">
                <bdi>{entryName(booking)}</bdi>
                {booking.source === "booking" && booking.isNoShow && <span className="text-brick"> · No-show</span>}
              </span>
              <span className="block text-sm wrap-anywhere text-muted">{booking.listing.title}</span>
              <span className="numbers block text-sm text-muted">
                {whenOf(booking, what, formats)}
                {guestsBeside(booking)}
                {booking.source === "manual" && " · Added by you"}
              </span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
          </Link>
          {isLastOfDeparture(bookings, index) && (
            <Link
              to={href("/host/departures/:departureId", { departureId: departureOf(booking) ?? "" })}
              className="link mx-3 mb-2 inline-flex min-h-11 items-center text-sm"
            >
              The whole departure
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

const departureOf = (entry: HostEntry | undefined): string | null =>
  entry?.source === "booking" ? (entry.charter?.departureId ?? null) : null;

/** One link for all bookings of a departure that stand together. */
function isLastOfDeparture(entries: HostEntry[], index: number): boolean {
  const departure = departureOf(entries[index]);
  return departure !== null && departure !== departureOf(entries[index + 1]);
}

/** "After 3:00 PM · 3 nights" for arrivals, "8:00 AM to 12:00 PM · Half day, with captain" for what begins today by the hour. */
function whenOf(entry: HostEntry, what: Props["what"], formats: Formats): string {
  const { checkInTime, checkOutTime } = entry;
  const hours = hoursOf(entry);
  if (what === "departure") return `${hours ? "Back at" : "Before"} ${timeInWords(checkOutTime, formats)}`;
  if (what === "stay" && !hours) return stayDays(entry);
  if (!hours) return `After ${timeInWords(checkInTime, formats)} · ${nightsInWords(entry)}`;
  const when = what === "arrival" ? timesInWords(entry, hours, formats) : whenInWords(entry, formats);
  return [when, bookedWhat(entry)].filter(Boolean).join(" · ");
}
