import { Form, href } from "react-router";
import { formatMoney } from "../../../platform/money.ts";
import { firstName } from "../../../platform/words/first-name.ts";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { momentInWords } from "../../availability/index.ts";
import type { CheckoutView } from "../checkout/checkout.schema.ts";
import { againQuery } from "../booking-words.ts";
import { DECLINE_WORDS } from "./request.rules.ts";

/** What a guest who asked waits for, and the way out of it. */
export function AskedRequest({ checkout }: { checkout: CheckoutView }) {
  const { hostName, answerBy, timeZone, payment, quote, charter } = checkout;
  const formats = useFormats();
  return (
    <div className="grid gap-4">
      <p>
        <strong className="font-semibold">
          {firstName(hostName)} has until {answerBy && momentInWords(answerBy, timeZone, formats)} (local time) to answer.
        </strong>{" "}
        We hold your {charter ? "trip" : "dates"} until then, and email you as soon as there's news.
      </p>
      <p className="text-muted">
        {payment
          ? `Your card is authorized for ${formatMoney(quote.total)}. It's charged only if ${firstName(hostName)} accepts.`
          : `You pay nothing unless ${firstName(hostName)} accepts.`}
      </p>
      <Form method="post">
        <SubmitButton intent="withdraw" look="quiet" busy="Withdrawing...">
          Withdraw request
        </SubmitButton>
      </Form>
    </div>
  );
}

/** How a request ended without a booking. */
export function EndedRequest({ checkout }: { checkout: CheckoutView }) {
  const { phase, hostName, declineReason, listing, payment } = checkout;
  const page = href("/properties/:listingId", { listingId: listing.id });
  return (
    <>
      <Notice tone={phase === "withdrawn" ? "plain" : "attention"}>
        {phase === "declined" && `${firstName(hostName)} can't host this ${checkout.charter ? "trip" : "stay"}. `}
        {phase === "unanswered" && `${firstName(hostName)} didn't answer in time. `}
        {declineReason && declineReason !== "other" && `Reason: ${DECLINE_WORDS[declineReason]}. `}
        {payment?.wasCaptured ? "We're refunding your payment in full." : "You weren't charged."}
      </Notice>
      {listing.offer === "open" && (
        <LinkButton to={phase === "declined" ? page : `${page}${againQuery(checkout)}`} look="quiet" className="justify-self-start">
          {phase === "declined" ? (checkout.charter ? "Choose another start" : "Choose other dates") : "Back to the listing"}
        </LinkButton>
      )}
    </>
  );
}
