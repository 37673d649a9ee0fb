import { href, Link } from "react-router";
import type { AccountView } from "../../features/accounts/index.ts";
import { TravelPreferencesForm } from "../../features/accounts/parts.ts";
import type { Trip } from "../../features/bookings/index.ts";
import { TripCard } from "../../features/bookings/parts.ts";
import type { ShownCard } from "../../features/search/index.ts";
import { type Figure, Figures } from "../../ui/page/figures.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { Section } from "../../ui/page/page-heading.tsx";
import { CardGrid } from "../discover/card-grid.tsx";

type Props = {
  stats: Figure[];
  preferences: AccountView["travelPreferences"];
  trips: Trip[];
  saved: ShownCard[];
  result: FormResult | undefined;
};

/** A traveler's upcoming trips, saved places, stats and preferences. */
export function ProfileTravelerView({ stats, preferences, trips, saved, result }: Props) {
  return (
    <>
      <section aria-labelledby="upcoming" className="grid gap-4">
        <PartHeading id="upcoming" title="Upcoming Trips" to={href("/trips")} label="All trips" />
        {trips.length === 0 ? (
          <p className="card p-6 text-muted">
            No upcoming trips.{" "}
            <Link to={href("/search")} className="link">
              Find a place or boat
            </Link>
          </p>
        ) : (
          <ul className="grid gap-4">
            {trips.map((booking) => (
              <li key={booking.id}>
                <TripCard booking={booking} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="saved" className="grid gap-4">
        <PartHeading id="saved" title="Saved Properties" to={href("/saved-properties")} label="All saved" />
        {saved.length === 0 ? (
          <p className="card p-6 text-muted">Tap the heart on a place or boat to save it here.</p>
        ) : (
          <CardGrid cards={saved} />
        )}
      </section>
      <Section title="Travel Stats" id="stats">
        <Figures figures={stats} />
      </Section>
      <Section title="Travel Preferences" id="preferences">
        <TravelPreferencesForm chosen={preferences} result={result} />
      </Section>
    </>
  );
}

const PartHeading = ({ id, title, to, label }: { id: string; title: string; to: string; label: string }) => (
  <div className="flex items-baseline justify-between gap-4">
    <h2 id={id} className="text-2xl">
      {title}
    </h2>
    <Link to={to} className="link inline-flex min-h-11 items-center">
      {label}
    </Link>
  </div>
);
