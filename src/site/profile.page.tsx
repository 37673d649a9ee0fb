import { Link } from "react-router";
import { TravelPreferencesInput } from "../features/accounts/index.ts";
import { accountError, chooseTravelPreferences, myAccount } from "../features/accounts/index.server.ts";
import { TravelPreferencesForm } from "../features/accounts/parts.ts";
import { listTrips } from "../features/bookings/index.server.ts";
import { TripCard } from "../features/bookings/parts.ts";
import { guestRating } from "../features/reviews/index.server.ts";
import { savedListingIds } from "../features/saved/index.server.ts";
import { listingCards } from "../features/search/index.server.ts";
import { ListingCard } from "../features/search/parts.ts";
import { Avatar } from "../ui/avatar.tsx";
import { LinkButton } from "../ui/button.tsx";
import { resultFor } from "../ui/form-result.ts";
import { Section } from "../ui/page-heading.tsx";
import { Figures } from "../ui/figures.tsx";
import type { Route } from "./+types/profile.page";
import { CARD_SIZES } from "./card-sizes.ts";
import { acts, form, loads } from "./edge.server.ts";
import { metaOf } from "./page-meta.ts";

export const meta = metaOf({ title: "Profile", description: "Your profile.", hidden: true });

const SHOWN_TRIPS = 3;
const SHOWN_SAVED = 3;

export const loader = loads(async (ctx) => {
  const account = await myAccount(ctx);
  const [trips, savedIds, rating] = await Promise.all([
    listTrips(ctx, { phase: "upcoming" }),
    savedListingIds(ctx),
    guestRating(ctx, account.id),
  ]);
  const { upcoming, current, past } = trips.counts;
  return {
    account,
    trips: trips.bookings.slice(0, SHOWN_TRIPS),
    saved: await listingCards(ctx, savedIds.slice(0, SHOWN_SAVED), null),
    stats: [
      { label: "Trips Taken", value: String(upcoming + current + past), note: upcoming > 0 ? `${upcoming} ahead` : undefined },
      { label: "Completed Stays", value: String(past) },
      { label: "Saved Places", value: String(savedIds.length) },
      {
        label: "Guest Rating",
        value: rating.average?.toFixed(1) ?? "New",
        note: rating.count > 0 ? `from ${rating.count === 1 ? "1 host" : `${rating.count} hosts`}` : "No host has rated you yet",
      },
    ],
  };
}, accountError("profile_load_failed"));

export const action = acts({
  preferences: form({
    input: TravelPreferencesInput,
    run: async (ctx, preferences) => {
      await chooseTravelPreferences(ctx, preferences);
      return { message: "Kept." };
    },
  }),
});

export default function Profile({ loaderData: { account, trips, saved, stats }, actionData }: Route.ComponentProps) {
  return (
    <div className="page grid gap-8 py-12">
      <header className="flex flex-wrap items-center gap-6">
        <Avatar name={account.fullName} url={account.avatarUrl} size="large" />
        <div className="min-w-0 grow">
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">{account.fullName}</h1>
          <p className="text-muted">
            Here since {new Date(account.createdAt).getUTCFullYear()}
            {account.hostSince && <> · Host since {new Date(account.hostSince).getUTCFullYear()}</>}
          </p>
          {account.bio && <p className="mt-2 max-w-2xl wrap-anywhere whitespace-pre-line">{account.bio}</p>}
        </div>
        <LinkButton to="/account" look="quiet">
          Edit my account
        </LinkButton>
      </header>
      <Section title="Travel Stats" id="stats">
        <Figures figures={stats} />
      </Section>
      <Section title="Travel Preferences" id="preferences">
        <TravelPreferencesForm chosen={account.travelPreferences} result={resultFor(actionData, "preferences")} />
      </Section>
      <section aria-labelledby="upcoming" className="grid gap-4">
        <PartHeading id="upcoming" title="Upcoming Trips" to="/trips" label="All trips" />
        {trips.length === 0 ? (
          <p className="card p-6 text-muted">
            Nothing is booked.{" "}
            <Link to="/search" className="link">
              Find a place or a boat
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
        <PartHeading id="saved" title="Saved Properties" to="/saved-properties" label="All saved" />
        {saved.length === 0 ? (
          <p className="card p-6 text-muted">The heart on a photo keeps a place here.</p>
        ) : (
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {saved.map((card) => (
              <li key={card.id} className="grid">
                <ListingCard card={card} sizes={CARD_SIZES.three} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
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
