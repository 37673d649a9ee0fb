import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { useFormats } from "../../../ui/use-formats.ts";
import { momentInWords } from "../../availability/index.ts";
import { firstName } from "../../../platform/first-name.ts";
import type { BookingView } from "../booking.schema.ts";
import { differenceInWords, ifApproved } from "./change-words.ts";
import type { ChangeRequestView } from "./change.schema.ts";
import { StayComparison } from "./stay-comparison.tsx";

type Props = { booking: BookingView; request: ChangeRequestView; result: FormResult | undefined };

/** A change that waits for the host: they approve or decline it, and the guest can withdraw it. */
export function ChangeRequestCard({ booking, request, result }: Props) {
  const formats = useFormats();
  const { viewer, guest, host, timeZone } = booking;
  const isHost = viewer.role === "host";
  const until = momentInWords(request.lapsesAt, timeZone, formats);
  const title = isHost ? `${firstName(guest.fullName)} asks for a change` : `Waiting for ${firstName(host.fullName)} to answer`;
  return (
    <section aria-labelledby="change-request" className="card grid gap-5 border-ember p-5 sm:p-7">
      <h2 id="change-request" className="text-xl">
        {title}
      </h2>
      <p>
        {viewer.role !== "support" && (
          <>
            <strong className="font-semibold">
              {isHost ? differenceInWords(request.payoutDifferenceCents, "host") : ifApproved(host.fullName, request.differenceCents)}
            </strong>{" "}
          </>
        )}
        {isHost
          ? `Please answer by ${until} (local time). If you don’t, the booking stays as it is.`
          : `The host can answer until ${until} (local time). Until then the booking stays as it is, and we don’t hold the new nights.`}
      </p>
      <StayComparison booked={booking} wanted={request} totalLabel={isHost ? "Guest pays" : "Total"} />
      <FormMessage result={result} />
      {viewer.role !== "support" && (
        <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
          <input type="hidden" name="requestId" value={request.id} />
          {isHost ? (
            <>
              <SubmitButton intent="approve" busy="Approving...">
                Approve
              </SubmitButton>
              <SubmitButton intent="decline" look="quiet" busy="Declining...">
                Decline
              </SubmitButton>
            </>
          ) : (
            <SubmitButton intent="withdraw" look="quiet" busy="Withdrawing...">
              Withdraw request
            </SubmitButton>
          )}
        </Form>
      )}
    </section>
  );
}
