import { href, Link } from "react-router";
import { Notice } from "../../../ui/notice.tsx";
import type { ListingView } from "../listing.schema.ts";

type Status = ListingView["status"];

const FOR_HOST: Partial<Record<Status, string>> = {
  paused: "This listing is paused. Only you and guests who booked it can see it, and nobody can book it.",
  unlisted: "This listing is unlisted. Guests only find it with its link, and can book it.",
  taken_down: "We took this listing down. Only you can see it.",
};

/** Tells those who see a listing that isn't shown to everyone why they do. */
export function HiddenNotice({ listing: { status, type }, isHost }: { listing: ListingView; isHost: boolean }) {
  if (status === "active" || (status === "unlisted" && !isHost)) return null;
  if (isHost)
    return (
      <Notice tone="attention">
        <p>{FOR_HOST[status]}</p>
        <Link to={`${href("/host/manage")}?type=${type}`} className="link inline-flex min-h-11 items-center">
          Manage Properties
        </Link>
      </Notice>
    );
  return (
    <Notice>
      <p>The host paused this listing, so it can't be booked right now. Existing bookings aren't affected.</p>
      <Link to={href("/trips")} className="link inline-flex min-h-11 items-center">
        Your trips
      </Link>
    </Notice>
  );
}
