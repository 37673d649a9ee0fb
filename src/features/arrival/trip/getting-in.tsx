import { fileHref } from "../../../platform/file-paths.ts";
import { CardPart } from "../../../ui/card-part.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import type { ListingType } from "../../listings/index.ts";
import { lastDayInWords, openingInWords } from "../arrival-words.ts";
import type { ShownArrival } from "../show-guide.server.ts";
import { GuideParts } from "./guide-parts.tsx";

type Props = { arrival: ShownArrival; booking: { id: string; timeZone: string; listing: { type: ListingType } } };

/** The arrival guide on a trip: when it opens, then all of it. */
export function GettingIn({ arrival, booking }: Props) {
  const formats = useFormats();
  const { opensAt, closesAt, guide } = arrival;
  const { type } = booking.listing;
  if (!opensAt || !closesAt) return null;
  return (
    <CardPart title={type === "boat" ? "Getting on board" : "Getting in"} id="getting-in">
      {guide ? (
        <>
          <GuideParts
            guide={guide}
            type={type}
            photoAddress={(photoId) => fileHref("/bookings/:bookingId/arrival/photos/:photoId", { bookingId: booking.id, photoId })}
          />
          <p className="text-sm text-muted">Open through {lastDayInWords(closesAt, booking.timeZone)}. You can read it offline, too.</p>
        </>
      ) : (
        <p>
          <strong className="font-semibold">Opens {openingInWords(opensAt, booking.timeZone, formats)}</strong>, local time at the{" "}
          {type === "boat" ? "marina" : "home"}. You'll find the way in, codes and Wi-Fi here.
        </p>
      )}
    </CardPart>
  );
}
