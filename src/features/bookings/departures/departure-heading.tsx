import { href, Link } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import { FileText } from "../../../ui/icons/index.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { whenInWords } from "../../availability/index.ts";
import { PhaseBadge } from "../phase-badge.tsx";
import type { DepartureView } from "./departure.schema.ts";
import { seatsInWords } from "./departure-words.ts";

/** What departs, when, and how full it is. */
export function DepartureHeading({ departure }: { departure: DepartureView }) {
  const { id: departureId, listing, packageName, phase, seatsHeld } = departure;
  const formats = useFormats();
  return (
    <header className="card grid gap-5 p-5 sm:p-7">
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PhaseBadge phase={phase} />
          <Link to={href("/properties/:listingId", { listingId: listing.id })} className="link min-w-0 wrap-anywhere">
            {listing.title}
          </Link>
        </p>
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{packageName}</h1>
        <p className="numbers font-medium">{whenInWords(departure, formats, listing.city)}</p>
      </div>
      {phase !== "cancelled" && (
        <p className="numbers">
          <strong className="font-semibold">{seatsInWords(departure)}</strong>
          {seatsHeld > 0 && <span className="text-muted"> · {seatsHeld} being booked right now</span>}
        </p>
      )}
      {phase !== "cancelled" && (
        <LinkButton to={href("/host/departures/:departureId/manifest", { departureId })} look="quiet" className="justify-self-start">
          <FileText aria-hidden className="size-4" /> Passenger list
        </LinkButton>
      )}
    </header>
  );
}
