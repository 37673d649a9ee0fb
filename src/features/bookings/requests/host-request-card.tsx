import { Form, href, Link } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { momentInWords } from "../../availability/index.ts";
import { bookingLine, partyInWords } from "../booking-words.ts";
import type { HostRequest } from "./request.schema.ts";

/** A request that waits for its host: accepted right here, or looked at and declined on its own page. */
export function HostRequestCard({ request }: { request: HostRequest }) {
  const { checkoutId, guest, listing, payoutCents, answerBy, timeZone } = request;
  const formats = useFormats();
  const page = href("/host/requests/:checkoutId", { checkoutId });
  return (
    <article className="card grid gap-4 border-ember p-5">
      <div className="flex items-start gap-4">
        <Avatar name={guest.fullName} url={guest.avatarUrl} />
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold wrap-anywhere">
            <Link to={page} className="link">
              <bdi>{guest.fullName}</bdi> asks to book
            </Link>
          </h3>
          <p className="wrap-anywhere text-muted">{listing.title}</p>
          <p className="numbers">
            {bookingLine(request, formats)} · {partyInWords(request)}
          </p>
          <p className="numbers">
            You earn <strong className="font-semibold">{formatMoney(money(payoutCents))}</strong>
          </p>
          <p className="numbers text-sm text-ember-text">Answer by {momentInWords(answerBy, timeZone, formats)} (local time)</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Form method="post" action={page}>
          <SubmitButton intent="approve" size="small" busy="Accepting..." aria-label={`Accept ${guest.fullName}'s request`}>
            Accept
          </SubmitButton>
        </Form>
        <LinkButton to={`${page}#decline`} look="quiet" size="small" aria-label={`Decline ${guest.fullName}'s request`}>
          Decline
        </LinkButton>
      </div>
    </article>
  );
}
