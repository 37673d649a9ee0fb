import { ChevronRight } from "../../../ui/icons/index.ts";
import { href, Link } from "react-router";
import { countOf } from "../../../platform/words/counts.ts";
import { firstName } from "../../../platform/words/first-name.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { whenInWords } from "../../availability/index.ts";
import { bookedWhat } from "../booking-words.ts";
import type { Phase } from "../booking.rules.ts";
import type { HostBookingDetails } from "./details.schema.ts";

const STATES: Record<Phase, string> = { upcoming: "Upcoming", current: "Staying now", past: "Stayed", cancelled: "Cancelled" };
const TRIP_STATES: Record<Phase, string> = { ...STATES, current: "On the water now", past: "Done" };

/** What else this guest has booked with this host. */
export function OtherStays({ details: { booking, otherStays } }: { details: HostBookingDetails }) {
  const formats = useFormats();
  const { total, stays } = otherStays;
  const name = firstName(booking.guest.fullName);
  return (
    <section aria-labelledby="history" className="card grid gap-4 p-5 sm:p-7">
      <h2 id="history" className="text-xl wrap-anywhere">
        {name} and you
      </h2>
      {total === 0 ? (
        <p className="text-muted">This is {name}'s only booking with you.</p>
      ) : (
        <>
          <p className="text-muted">{countOf(total, "other booking")} with you.</p>
          <ul className="-mx-3 grid">
            {stays.map(({ id, phase, listingTitle, isNoShow, ...stay }) => (
              <li key={id}>
                <Link
                  to={href("/host/bookings/:bookingId", { bookingId: id })}
                  className="flex min-h-14 items-center gap-3 rounded-md px-3 py-2 text-ink no-underline hover:bg-sea-wash"
                >
                  <span className="min-w-0 grow">
                    <span className="numbers block font-semibold">{[whenInWords(stay, formats), bookedWhat(stay)].join(" · ")}</span>
                    <span className="block text-sm wrap-anywhere text-muted">
                      {isNoShow ? "No-show" : stay.charter ? TRIP_STATES[phase] : STATES[phase]} · {listingTitle}
                    </span>
                  </span>
                  <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
                </Link>
              </li>
            ))}
          </ul>
          {total > stays.length && <p className="text-sm text-muted">These are the latest {stays.length}.</p>}
        </>
      )}
    </section>
  );
}
