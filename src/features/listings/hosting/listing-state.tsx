import { CircleDot, EyeOff, Pause, TriangleAlert } from "../../../ui/icons/index.ts";
import { Form, href, Link } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import type { OwnListing } from "./hosting.schema.ts";

const STATES = {
  active: { Icon: CircleDot, label: "Live", text: "Guests can find and book it." },
  unlisted: { Icon: EyeOff, label: "Unlisted", text: "Not in search. Guests who have the link can see and book it." },
  paused: { Icon: Pause, label: "Paused", text: "Hidden from guests, except those who booked it. Nobody can book it." },
  taken_down: { Icon: TriangleAlert, label: "Taken down", text: "Only you can see it." },
};

/** Who can see the listing now, and what changes that. */
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
  );
}
