import { Circle, CircleCheck } from "../../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { momentInWords } from "../../availability/index.ts";
import type { HostBookingDetails, TimelineEntry } from "./details.schema.ts";

const WORDS: Record<TimelineEntry["event"], string> = {
  booked: "Booked",
  changed: "Changed by the guest",
  change_asked: "Guest asked for a change",
  change_approved: "You approved the change",
  change_declined: "You declined the change",
  change_suggested: "You suggested a change",
  change_accepted: "Guest accepted the change",
  change_refused: "Guest declined the change",
  change_lapsed: "The change expired",
  change_withdrawn: "The change was withdrawn",
  change_overtaken: "The booking changed, so this ended",
  check_in: "Check-in",
  no_show: "Reported as a no-show",
  paid_out: "Paid out",
  payout_due: "Payout",
  check_out: "Check-out",
  cancelled: "Cancelled",
};

const CHARTER_WORDS: Partial<typeof WORDS> = { check_in: "Start", check_out: "Return" };

type Props = { details: HostBookingDetails; /** How much the two have written to each other. */ messages: ReactNode };

/** What happened to a booking, and what comes next. */
const BY_WHOM = { host: " by you", guest: " by the guest", payment: " because it wasn't paid for" };

export function BookingTimeline({ details: { booking, timeline }, messages }: Props) {
  const formats = useFormats();
  return (
    <section aria-labelledby="timeline" className="card grid gap-5 p-5 sm:p-7">
      <h2 id="timeline" className="text-xl">
        Timeline
      </h2>
      <ol className="grid gap-4">
        {timeline.map(({ event, at, isAhead }) => (
          <li key={`${event} ${at}`} className="flex gap-3">
            {isAhead ? (
              <Circle aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
            ) : (
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
            )}
            <p className={isAhead ? "text-muted" : ""}>
              <span className="block font-semibold">
                {(booking.charter && CHARTER_WORDS[event]) ?? WORDS[event]}
                {event === "cancelled" && BY_WHOM[booking.cancelledBy ?? "guest"]}
                {isAhead && <span className="sr-only"> (to come)</span>}
              </span>
              <time dateTime={at} className="numbers block text-sm text-muted">
                {momentInWords(at, booking.timeZone, formats)}
              </time>
            </p>
          </li>
        ))}
      </ol>
      {messages}
    </section>
  );
}
