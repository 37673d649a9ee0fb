import { ChevronRight } from "../../../ui/icons/index.ts";
import { Link } from "react-router";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { nightsInWords, stayDays } from "../../availability/index.ts";
import { entryName, guestsBeside, stayPage } from "./entry-words.ts";
import type { HostEntry } from "./host-booking.schema.ts";
import { ListingThumb } from "./listing-thumb.tsx";

type Props = { bookings: HostEntry[]; what: "arrival" | "departure" | "stay" };

/** Guests of today, each a link to their booking. */
export function GuestRows({ bookings, what }: Props) {
  const formats = useFormats();
  const when = ({ checkInTime, checkOutTime, ...booking }: HostEntry) => {
    if (what === "arrival") return `After ${timeInWords(checkInTime, formats)} · ${nightsInWords(booking)}`;
    if (what === "departure") return `Before ${timeInWords(checkOutTime, formats)}`;
    return stayDays(booking);
  };
  return (
    <ul className="-mx-3 grid">
      {bookings.map((booking) => (
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
                {when(booking)}
                {guestsBeside(booking)}
                {booking.source === "manual" && " · Added by you"}
              </span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
