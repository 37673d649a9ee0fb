import { CalendarDays, CircleDot, Eye, EyeOff, Pause, Tags, TriangleAlert } from "lucide-react";
import { Form, href, Link } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import type { OwnListing } from "./hosting.schema.ts";

const STATES = {
  active: { Icon: CircleDot, label: "Live", text: "Guests can find and book it." },
  unlisted: { Icon: EyeOff, label: "Unlisted", text: "Not in search. Guests who have the link can see and book it." },
  paused: { Icon: Pause, label: "Paused", text: "Hidden from guests, except those who booked it. Nobody can book it." },
  taken_down: { Icon: TriangleAlert, label: "Taken down", text: "Only you can see it." },
};

/** Who can see the listing now, what changes that, and its other pages. */
export function ListingState({ listing: { id: listingId, status } }: { listing: OwnListing }) {
  if (status === "deleted") return null;
  const { Icon, label, text } = STATES[status];
  return (
    <div className="card mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5">
      <p className="flex min-w-0 grow basis-64 gap-3">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong className="font-semibold">{label}.</strong> {text}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        <Link to={href("/properties/:listingId", { listingId })} className="link inline-flex min-h-11 items-center gap-2">
          <Eye aria-hidden className="size-4" /> Preview
        </Link>
        <Link to={href("/host/manage/:listingId/calendar", { listingId })} className="link inline-flex min-h-11 items-center gap-2">
          <CalendarDays aria-hidden className="size-4" /> Calendar
        </Link>
        <Link to={href("/host/manage/:listingId/rules", { listingId })} className="link inline-flex min-h-11 items-center gap-2">
          <Tags aria-hidden className="size-4" /> Prices and stay rules
        </Link>
        {status === "taken_down" ? (
          <Link to={href("/host/manage/:listingId/taken-down", { listingId })} className="link inline-flex min-h-11 items-center">
            Read why, and answer
          </Link>
        ) : (
          <Form method="post" preventScrollReset>
            <SubmitButton intent={status === "active" ? "pause" : "resume"} look="quiet" size="small">
              {status === "active" ? "Pause" : status === "paused" ? "Resume" : "List publicly"}
            </SubmitButton>
          </Form>
        )}
      </div>
    </div>
  );
}
