import { href, Link } from "react-router";
import type { ThreadSummary } from "../message.schema.ts";

/** The booking's page of this side. */
export const bookingPath = (role: ThreadSummary["role"], bookingId: string): string =>
  role === "host" ? href("/host/bookings/:bookingId", { bookingId }) : href("/bookings/:bookingId", { bookingId });

/** The way to what a thread is about: the booking, or the listing with the dates that were asked about. */
export function ThreadLink({ thread, label }: { thread: ThreadSummary; label: string }) {
  const to = addressOf(thread);
  return to ? (
    <Link to={to} className="link">
      {label}
    </Link>
  ) : (
    <span>No longer available</span>
  );
}

function addressOf({ bookingId, role, listing, checkIn, checkOut, guests }: ThreadSummary): string | null {
  if (bookingId) return bookingPath(role, bookingId);
  if (listing.offer !== "open") return null;
  // Asked for by the hour.
  if (checkIn && checkIn === checkOut) return `${href("/properties/:listingId", { listingId: listing.id })}?day=${checkIn}#charters`;
  const dates = new URLSearchParams({ ...(checkIn && checkOut && { checkIn, checkOut }), ...(guests && { guests: String(guests) }) });
  const path = href("/properties/:listingId", { listingId: listing.id });
  return dates.size > 0 ? `${path}?${dates}` : path;
}
