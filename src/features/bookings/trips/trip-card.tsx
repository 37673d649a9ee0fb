import { ImageOff, MapPin } from "../../../ui/icons/index.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { useTimeZone } from "../../../ui/time/use-time-zone.ts";
import { givenName } from "../../accounts/index.ts";
import { momentInWords } from "../../availability/index.ts";
import { ListingPhoto } from "../../listings/parts.ts";
import { addressLine } from "../booking-words.ts";
import type { Trip } from "../booking.schema.ts";
import { PhaseBadge } from "../phase-badge.tsx";
import { OfferEnded } from "../reserving/listing-offer.tsx";
import { BookingTitle, StayLine } from "./booking-card.tsx";
import { TripActions } from "./trip-actions.tsx";
import { countdownInWords, leavingInWords } from "./trip-words.ts";

type Props = { booking: Trip; priority?: boolean; /** Its guest can still write the review. */ asksForReview?: boolean };

/** A trip in a list: the whole card links to it, and what can be done about it stands below. The stay that is going on is larger. */
export function TripCard({ booking, priority = false, asksForReview = false }: Props) {
  const { listing, phase, totalCents, refundCents, location, host } = booking;
  const formats = useFormats();
  const timeZone = useTimeZone();
  const isNow = phase === "current";
  const countdown = countdownInWords(booking);
  const title = <BookingTitle bookingId={booking.id}>{listing.title}</BookingTitle>;
  const photo = isNow ? "sm:w-2/5 sm:max-w-md" : "sm:w-64";
  return (
    <article
      className={`card group relative flex overflow-hidden transition-colors duration-150 hover:border-sea has-[a:focus-visible]:border-sea max-sm:flex-col ${isNow ? "border-sea" : ""}`}
    >
      <div className={`shrink-0 ${photo}`}>
        {listing.cover ? (
          <ListingPhoto
            photo={listing.cover}
            sizes={`(min-width: 40rem) ${isNow ? "28rem" : "16rem"}, 100vw`}
            priority={priority}
            className="aspect-16/9! sm:aspect-auto! sm:h-full sm:min-h-48"
          />
        ) : (
          <div className="grid aspect-16/9 content-center justify-items-center bg-sand-deep text-muted sm:aspect-auto sm:h-full sm:min-h-48">
            <ImageOff aria-hidden className="size-8" />
          </div>
        )}
      </div>
      <div className={`flex min-w-0 grow flex-col gap-1 px-5 pt-5 pb-2 ${isNow ? "sm:px-7 sm:pt-7 sm:pb-3" : ""}`}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          {countdown === null ? (
            title
          ) : (
            <p className="font-semibold text-sea">
              {countdown}
              {isNow && <span className="font-normal text-muted">, {leavingInWords(booking, formats)}</span>}
            </p>
          )}
          <PhaseBadge phase={phase} />
        </div>
        {countdown !== null && title}
        <p className="flex gap-1.5 text-muted">
          {location && <MapPin aria-hidden className="mt-1 size-4 shrink-0" />}
          <span className="min-w-0 wrap-anywhere">
            {location ? addressLine(location) : [listing.city, listing.state || listing.country].filter(Boolean).join(", ")}
          </span>
        </p>
        <OfferEnded offer={listing.offer} />
        <StayLine booking={booking} />
        {booking.paymentDueBy && (
          <p className="font-semibold text-brick">Payment problem: fix by {momentInWords(booking.paymentDueBy, timeZone, formats)}</p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-3 pb-4">
          <p className="flex min-w-0 items-center gap-2">
            <Avatar name={host.fullName} url={host.avatarUrl} />
            <span className="min-w-0 wrap-anywhere">
              Hosted by <bdi>{givenName(host.fullName)}</bdi>
            </span>
          </p>
          <p className="numbers">
            <strong className="font-semibold">{formatMoney(money(totalCents))}</strong> <span className="text-muted">total</span>
            {refundCents > 0 && <span className="text-muted"> · {formatMoney(money(refundCents))} refunded</span>}
          </p>
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-1">
          <TripActions trip={booking} asksForReview={asksForReview} />
          <span aria-hidden className="inline-flex min-h-11 items-center font-semibold text-sea group-hover:underline max-sm:hidden">
            View Details
          </span>
        </div>
      </div>
    </article>
  );
}
