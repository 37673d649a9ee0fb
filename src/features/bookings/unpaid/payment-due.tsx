import { href } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { useTimeZone } from "../../../ui/time/use-time-zone.ts";
import { momentInWords } from "../../availability/index.ts";
import type { BookingView } from "../booking.schema.ts";

/** Until when a booking has to be paid for that could not be collected: its guest can, its host waits. */
export function PaymentDue({ booking: { id, paymentDueBy, viewer } }: { booking: BookingView }) {
  const formats = useFormats();
  const timeZone = useTimeZone();
  if (paymentDueBy === null) return null;
  const until = momentInWords(paymentDueBy, timeZone, formats);
  if (viewer.role !== "guest")
    return (
      <Notice tone="attention">Payment problem: we couldn't charge the guest's card. They have until {until} to pay another way.</Notice>
    );
  return (
    <Notice tone="bad">
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span>Payment problem: fix by {until}.</span>
        <LinkButton to={href("/bookings/:bookingId/payment", { bookingId: id })} size="small">
          Pay now
        </LinkButton>
      </span>
    </Notice>
  );
}
