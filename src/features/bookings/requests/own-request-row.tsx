import { href, Link } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { useClock } from "../../../ui/time/use-clock.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { ChevronRight } from "../../../ui/icons/index.ts";
import { momentInWords } from "../../availability/index.ts";
import { bookingLine, partyInWords } from "../booking-words.ts";
import { ListingThumb } from "../host/listing-thumb.tsx";
import type { OwnRequest } from "./request.schema.ts";

/** A stay that its guest still has to pay for, or a request whose answer they wait for, as a link to it. */
export function OwnRequestRow({ request }: { request: OwnRequest }) {
  const { checkoutId, listing, hostName, answerBy, timeZone, totalCents, isToPay, charter } = request;
  const formats = useFormats();
  const clock = useClock();
  return (
    <Link
      to={href("/checkout/:checkoutId", { checkoutId })}
      className="flex items-center gap-4 px-5 py-4 text-ink no-underline hover:bg-sea-wash"
    >
      <ListingThumb cover={listing.cover} />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{listing.title}</span>
        <span className="numbers block text-sm">
          {bookingLine(request, formats)} · {partyInWords(request)} · {formatMoney(money(totalCents))}
        </span>
        <span className="numbers block text-sm text-muted">
          {isToPay ? (
            <strong className="font-semibold text-sea">
              Your {charter ? "trip is" : "dates are"} held until {clock.time(answerBy)}. Finish paying
            </strong>
          ) : (
            <>
              <bdi>{hostName}</bdi> can answer until {momentInWords(answerBy, timeZone, formats)} (local time)
            </>
          )}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
