import { ChevronRight } from "../../../ui/icons/index.ts";
import { Link } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { bookingLine } from "../booking-words.ts";
import { arrivalInWords } from "../host-booking/arrival-words.ts";
import { OfferEnded } from "../reserving/listing-offer.tsx";
import { ListingThumb } from "./listing-thumb.tsx";
import { entryName, guestsBeside, stayPage } from "./entry-words.ts";
import type { HostEntry } from "./host-booking.schema.ts";

/** A booking in the host's list, with us or added by them: who, where, when, and what it earns. All of it is one link. */
export function HostBookingRow({ booking }: { booking: HostEntry }) {
  const { listing } = booking;
  const ours = booking.source === "booking" ? booking : null;
  const name = entryName(booking);
  const arrival = arrivalInWords(booking);
  return (
    <article className="group relative flex items-center gap-3 px-4 py-3.5 transition-colors duration-150 hover:bg-sea-wash sm:gap-4 sm:px-5">
      <span className="max-sm:hidden">
        <Avatar name={name} url={ours?.guest.avatarUrl ?? null} />
      </span>
      <div className="grid min-w-0 grow gap-x-6 gap-y-0.5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="min-w-0">
          <h2 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
            <Link
              to={stayPage(booking)}
              prefetch="intent"
              className="text-ink no-underline after:absolute after:inset-0 group-hover:text-sea"
            >
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <p className="numbers text-sm text-muted">{ours?.reservationId ?? "Added by you"}</p>
          {arrival && <p className="text-sm font-semibold text-sea">{arrival}</p>}
          {ours?.isNoShow && <p className="text-sm font-semibold text-brick">No-show</p>}
          {ours?.hasChangeRequest && <p className="text-sm font-semibold text-ember-text">Asks for a change</p>}
        </div>
        <div className="flex min-w-0 items-center gap-4">
          <span className="max-sm:hidden">
            <ListingThumb cover={listing.cover} />
          </span>
          <div className="min-w-0">
            <p className="numbers">{bookingLine(booking, useFormats())}</p>
            <p className="text-sm wrap-anywhere text-muted">
              {listing.title}
              {guestsBeside(booking)}
            </p>
            <OfferEnded offer={listing.offer} />
          </div>
        </div>
      </div>
      {ours ? (
        <p className="numbers shrink-0 text-right sm:w-24">
          <strong className="block font-semibold">{formatMoney(money(ours.payoutCents))}</strong>
          <span className="text-sm text-muted">payout</span>
        </p>
      ) : (
        <p className="shrink-0 text-right text-sm text-muted sm:w-24">No payout</p>
      )}
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </article>
  );
}
