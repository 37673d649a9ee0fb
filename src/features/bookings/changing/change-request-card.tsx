import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { momentInWords } from "../../availability/index.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { firstName } from "../../../platform/words/first-name.ts";
import type { BookingView } from "../booking.schema.ts";
import { differenceInWords, ifApproved } from "./change-words.ts";
import { CARD_REFUSALS, otherSide } from "./change.rules.ts";
import type { ChangeRequestView } from "./change.schema.ts";
import { StayComparison } from "./stay-comparison.tsx";

type Props = { booking: BookingView; request: ChangeRequestView; result: FormResult | undefined };

/** A change that waits for an answer: the side that was asked approves or declines it, the other can withdraw it. */
export function ChangeRequestCard({ booking, request, result }: Props) {
  const { viewer } = booking;
  const [asker, asked] = [request.askedBy, otherSide(request.askedBy)];
  const more = formatMoney(amountOf(request));
  const isToPay = viewer.role === "guest" && (request.approvedAt !== null || CARD_REFUSALS.has(result?.code ?? ""));
  const title = request.approvedAt
    ? viewer.role === "guest"
      ? `${firstName(booking.host.fullName)} approved your change`
      : `Waiting for ${firstName(booking.guest.fullName)} to pay`
    : viewer.role === asked
      ? `${firstName(booking[asker].fullName)} ${asker === "guest" ? "asks for" : "suggests"} a change`
      : `Waiting for ${firstName(booking[asked].fullName)} to answer`;
  return (
    <section aria-labelledby="change-request" className="card grid gap-5 border-ember p-5 sm:p-7">
      <h2 id="change-request" className="text-xl">
        {title}
      </h2>
      <Meaning booking={booking} request={request} />
      <StayComparison booked={booking} wanted={request} totalLabel={viewer.role === "host" ? "Guest pays" : "Total"} />
      <FormMessage result={result} />
      {viewer.role !== "support" && !(viewer.role === "host" && request.approvedAt) && (
        <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
          <input type="hidden" name="requestId" value={request.id} />
          {isToPay && (
            <SubmitButton intent="pay-change">{request.approvedAt ? `Pay ${more}` : `Pay ${more} with another card`}</SubmitButton>
          )}
          {viewer.role === asked ? (
            <>
              <SubmitButton intent="approve" busy="One moment...">
                {viewer.role === "host" ? "Approve" : "Accept"}
              </SubmitButton>
              <SubmitButton intent="decline" look="quiet" busy="Declining...">
                Decline
              </SubmitButton>
            </>
          ) : (
            <SubmitButton intent="withdraw" look="quiet" busy="Withdrawing...">
              {viewer.role === "host" ? "Withdraw suggestion" : "Withdraw request"}
            </SubmitButton>
          )}
        </Form>
      )}
    </section>
  );
}

const amountOf = ({ differenceCents }: ChangeRequestView) => money(differenceCents);

/** What the change means for the viewer's money, and until when it waits. */
function Meaning({ booking, request }: Pick<Props, "booking" | "request">) {
  const formats = useFormats();
  const { viewer, timeZone, charter } = booking;
  const held = `we don't hold the new ${charter ? "time" : "nights"}`;
  const asked = otherSide(request.askedBy);
  const until = momentInWords(request.lapsesAt, timeZone, formats);
  const differences = { guest: request.differenceCents, host: request.payoutDifferenceCents };
  const moneyWords =
    viewer.role === "support"
      ? null
      : viewer.role === asked
        ? differenceInWords(differences[viewer.role], viewer.role)
        : ifApproved(booking[asked].fullName, differences[viewer.role], viewer.role);
  if (request.approvedAt)
    return (
      <p>
        {viewer.role === "guest"
          ? `We couldn't charge your card ${formatMoney(amountOf(request))}. Please pay by ${until} (local time). If you don't, your booking stays as it is.`
          : `We couldn't charge the guest's card. They can pay until ${until} (local time). Until then the booking stays as it is, and ${held}.`}
      </p>
    );
  return (
    <p>
      {moneyWords && <strong className="font-semibold">{moneyWords} </strong>}
      {viewer.role === asked
        ? `Please answer by ${until} (local time). If you don't, the booking stays as it is.`
        : `${asked === "host" ? "The host" : firstName(booking.guest.fullName)} can answer until ${until} (local time). Until then the booking stays as it is, and ${held}.`}
    </p>
  );
}
