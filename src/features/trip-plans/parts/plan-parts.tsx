import { Form, href, Link } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { Button } from "../../../ui/button.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { addressLine, bookedWhen, charterWords, partyInWords } from "../../bookings/index.ts";
import { ListingPhoto } from "../../listings/parts.ts";
import type { PlanPart, TripPlan } from "../trip-plan.schema.ts";

/** The bookings of a trip. Their owner opens them, companions read where and when. */
export function PlanParts({ plan: { parts, role } }: { plan: TripPlan }) {
  const priced = parts.filter(({ totalCents, phase }) => totalCents !== null && phase !== "cancelled");
  const total = priced.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0);
  return (
    <>
      <ul className="grid divide-y divide-line">
        {parts.map((part) => (
          <li key={part.id} className="py-4 first:pt-0">
            <Part part={part} isOwner={role === "owner"} />
          </li>
        ))}
      </ul>
      {priced.length > 1 && (
        <p className="flex justify-between gap-4 border-t border-line pt-4 font-semibold">
          <span>Total for the trip</span>
          <span className="numbers">{formatMoney(money(total))}</span>
        </p>
      )}
    </>
  );
}

function Part({ part, isOwner }: { part: PlanPart; isOwner: boolean }) {
  const { id: bookingId, listing, charter, phase, location, totalCents } = part;
  const formats = useFormats();
  const to = isOwner ? href("/bookings/:bookingId", { bookingId }) : href("/properties/:listingId", { listingId: listing.id });
  const isCancelled = phase === "cancelled";
  return (
    <article className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4">
      {listing.cover ? <ListingPhoto photo={listing.cover} sizes="6rem" className="rounded-md" /> : <span />}
      <div className="grid content-start gap-1">
        <h3 className="font-sans text-base font-semibold wrap-anywhere">
          <Link to={to} className="link">
            {listing.title}
          </Link>
        </h3>
        {isCancelled && <p className="font-medium text-brick">Cancelled</p>}
        <p className="numbers text-sm text-muted">
          {[charter && charterWords(charter), bookedWhen(part, formats), partyInWords(part)].filter(Boolean).join(" · ")}
        </p>
        {location && <p className="text-sm wrap-anywhere text-muted">{addressLine(location)}</p>}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {totalCents !== null && !isCancelled && <p className="numbers font-medium">{formatMoney(money(totalCents))}</p>}
          {isOwner && (
            <Form method="post">
              <input type="hidden" name="bookingId" value={bookingId} />
              <Button type="submit" look="bare" size="small" name="intent" value="take-out">
                Take out<span className="sr-only"> {listing.title}</span>
              </Button>
            </Form>
          )}
        </div>
      </div>
    </article>
  );
}
