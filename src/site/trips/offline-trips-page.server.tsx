import type { ShownArrival } from "../../features/arrival/index.ts";
import { addressLine, bookedWhen, type BookingView, charterWords, partyInWords } from "../../features/bookings/index.ts";
import { dayInWords } from "../../platform/words/day-words.ts";
import type { Formats } from "../../platform/words/formats.ts";
import { timeInWords } from "../../platform/words/time-words.ts";
import { zoneInWords } from "../../platform/words/zone-words.ts";
import { OfflineArrival } from "./offline-arrival.tsx";

/** The trips, and how one gets in there, by booking. */
type Kept = { trips: BookingView[]; arrivals: ReadonlyMap<string, ShownArrival>; formats: Formats };

export const OfflineIntro = ({ now }: { now: Date }) => (
  <>
    Here's where you're going, as of <time dateTime={now.toISOString()}>{dayInWords(now.toISOString().slice(0, 10))}</time>. Reconnect to
    see everything else.
  </>
);

/** Where to be, when, and whom to call. No price and nothing that is still free: that would be out of date. */
export const OfflineTrips = ({ trips, arrivals, formats }: Kept) =>
  trips.map((trip) => <Trip key={trip.id} trip={trip} arrival={arrivals.get(trip.id)} formats={formats} />);

function Trip({ trip, arrival, formats }: { trip: BookingView; arrival: ShownArrival | undefined; formats: Formats }) {
  const { listing, checkIn, checkOut, checkInTime, checkOutTime, timeZone, host, reservationId } = trip;
  return (
    <article>
      <h2>{listing.title}</h2>
      <dl>
        <dt>Address</dt>
        <dd>{addressLine(listing.location)}</dd>
        {trip.charter ? (
          <>
            <dt>Trip</dt>
            <dd>{charterWords(trip.charter)}</dd>
            <dd>{bookedWhen(trip, formats)}</dd>
            {trip.charter.beginsPlace && <dd>From {trip.charter.beginsPlace}</dd>}
            {trip.charter.endsPlace && <dd>Back at {trip.charter.endsPlace}</dd>}
          </>
        ) : (
          <>
            <dt>Check-in</dt>
            <dd>
              {dayInWords(checkIn)}, after {timeInWords(checkInTime, formats)}
            </dd>
            <dt>Check-out</dt>
            <dd>
              {dayInWords(checkOut)}, before {timeInWords(checkOutTime, formats)} ({zoneInWords(timeZone)})
            </dd>
          </>
        )}
        <dt>Guests</dt>
        <dd>{partyInWords(trip)}</dd>
        <dt>Your host</dt>
        <dd>
          <bdi>{host.fullName}</bdi>
        </dd>
        {host.phone && (
          <dd>
            <a href={`tel:${host.phone.replace(/[^+\d]/g, "")}`}>{host.phone}</a>
          </dd>
        )}
        {host.email && (
          <dd>
            <a href={`mailto:${host.email}`}>{host.email}</a>
          </dd>
        )}
        <dt>Booking reference</dt>
        <dd>{reservationId}</dd>
      </dl>
      {arrival && <OfflineArrival arrival={arrival} trip={trip} formats={formats} />}
    </article>
  );
}
