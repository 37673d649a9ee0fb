import { ChevronRight } from "lucide-react";
import { href, Link } from "react-router";
import { countOf } from "../../../platform/counts.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { nightsInWords, stayInWords } from "../../availability/index.ts";
import { arrivalInWords } from "../host-booking/arrival-words.ts";
import { OfferEnded } from "../reserving/listing-offer.tsx";
import { ListingThumb } from "./listing-thumb.tsx";
import type { HostBooking } from "./host-booking.schema.ts";

/** A booking in the host's list: who, where, when, and what it earns. All of it is one link. */
export function HostBookingRow({ booking }: { booking: HostBooking }) {
  const { id: bookingId, guest, listing, payoutCents, reservationId, isNoShow } = booking;
  const arrival = arrivalInWords(booking);
  return (
    <article className="group relative flex items-center gap-3 px-4 py-3.5 transition-colors duration-150 hover:bg-sea-wash sm:gap-4 sm:px-5">
      <span className="max-sm:hidden">
        <Avatar name={guest.fullName} url={guest.avatarUrl} />
      </span>
      <div className="grid min-w-0 grow gap-x-6 gap-y-0.5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="min-w-0">
          <h2 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
            <Link
              to={href("/host/bookings/:bookingId", { bookingId })}
              prefetch="intent"
              className="text-ink no-underline after:absolute after:inset-0 group-hover:text-sea"
            >
              <bdi>{guest.fullName}</bdi>
            </Link>
          </h2>
          <p className="numbers text-sm text-muted">{reservationId}</p>
          {arrival && <p className="text-sm font-semibold text-sea">{arrival}</p>}
          {isNoShow && <p className="text-sm font-semibold text-brick">No-show</p>}
          {booking.hasChangeRequest && <p className="text-sm font-semibold text-ember-text">Asks for a change</p>}
        </div>
        <div className="flex min-w-0 items-center gap-4">
          <span className="max-sm:hidden">
            <ListingThumb cover={listing.cover} />
          </span>
          <div className="min-w-0">
            <p className="numbers">
              {stayInWords(booking)} · {nightsInWords(booking)}
            </p>
            <p className="text-sm wrap-anywhere text-muted">
              {listing.title} · {countOf(booking.guests, "guest")}
            </p>
            <OfferEnded offer={listing.offer} />
          </div>
        </div>
      </div>
      <p className="numbers shrink-0 text-right">
        <strong className="block font-semibold">{formatMoney(money(payoutCents))}</strong>
        <span className="text-sm text-muted">payout</span>
      </p>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </article>
  );
}
