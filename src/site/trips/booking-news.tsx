import { useSearchParams } from "react-router";
import { whenInWords } from "../../features/availability/index.ts";
import { type BookingView } from "../../features/bookings/index.ts";
import { ChangeRequestCard, PaymentDue, reasonInWords } from "../../features/bookings/parts.ts";
import { formatMoney, money } from "../../platform/money.ts";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import { useFormats } from "../../ui/time/use-formats.ts";

type Props = { booking: BookingView; result: FormResult | undefined };

/** What has just become of a booking, or waits for an answer. */
export const BookingNews = ({ booking, result }: Props) => (
  <>
    <PaymentDue booking={booking} />
    {booking.phase === "cancelled" && <CancelledNotice booking={booking} />}
    {booking.noShowAt && booking.viewer.role !== "host" && <NoShowNotice booking={booking} />}
    <ChangeNews booking={booking} result={result} />
  </>
);

const CHANGE_INTENTS = new Set(["approve", "decline", "withdraw", "pay-change"]);

/** A change that waits for the host, and what has just become of one. */
function ChangeNews({ booking, result }: Props) {
  const [search] = useSearchParams();
  const formats = useFormats();
  const told = result && CHANGE_INTENTS.has(result.intent) ? result : undefined;
  const made = { intent: "change", ok: true, message: `Your booking has been changed: ${whenInWords(booking, formats)}.` };
  if (booking.changeRequest) return <ChangeRequestCard booking={booking} request={booking.changeRequest} result={told} />;
  return <FormMessage result={told ?? (search.get("change") === "made" && booking.phase !== "cancelled" ? made : undefined)} />;
}

function CancelledNotice({ booking: { viewer, cancelledBy, cancelReason, refundCents, totalCents, charter } }: { booking: BookingView }) {
  if (cancelledBy === "payment")
    return (
      <Notice tone="bad">
        We couldn't charge {viewer.role === "guest" ? "your" : "the guest's"} card in time, so this booking was cancelled.
      </Notice>
    );
  const who = cancelledBy === viewer.role ? "You" : cancelledBy === "host" ? "The host" : "The guest";
  const guest = viewer.role === "guest" ? "You" : "The guest";
  const [refund, total] = [formatMoney(money(refundCents)), formatMoney(money(totalCents))];
  return (
    <Notice tone={who === "You" ? "plain" : "bad"}>
      {who} cancelled this booking. {cancelReason && `Reason: ${reasonInWords(cancelReason, charter)}. `}
      {refundCents === 0
        ? "No refund was issued."
        : refundCents === totalCents
          ? `${guest} got a full refund (${refund}).`
          : `${guest} got ${refund} of ${total} back.`}
    </Notice>
  );
}

const NoShowNotice = ({ booking: { viewer, charter } }: { booking: BookingView }) => (
  <Notice tone="attention">
    {viewer.role === "guest"
      ? `Your host reported that you didn't arrive, so this ${charter ? "trip" : "stay"} isn't refunded. If that's wrong, message your host.`
      : "The host reported that the guest didn't arrive."}
  </Notice>
);
