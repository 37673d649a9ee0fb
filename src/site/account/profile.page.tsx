import { href } from "react-router";
import { TravelPreferencesInput } from "../../features/accounts/index.ts";
import { accountError, chooseTravelPreferences, myAccount } from "../../features/accounts/index.server.ts";
import { listTrips } from "../../features/bookings/index.server.ts";
import { hostMetrics } from "../../features/earnings/index.server.ts";
import { LISTINGS_PER_PAGE, ManagedListingsQuery } from "../../features/listings/index.ts";
import { listOwnListings } from "../../features/listings/index.server.ts";
import { guestRating } from "../../features/reviews/index.server.ts";
import { savedListingIds } from "../../features/saved/index.server.ts";
import { rememberedCards } from "../../features/search/index.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { resultFor } from "../../ui/forms/form-result.ts";
import { TabLinks } from "../../ui/page/tab-links.tsx";
import type { Route } from "./+types/profile.page";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import { ProfileHostView } from "./profile-host-view.tsx";
import { ProfileTravelerView } from "./profile-traveler-view.tsx";

export const meta = metaOf({ title: "Profile", description: "Your profile.", hidden: true });

const SHOWN_TRIPS = 3;
const SHOWN_SAVED = 3;

export const loader = pageLoader(async (ctx, { url }) => {
  const account = await myAccount(ctx);
  const wantsHost = account.isHost && url.searchParams.get("view") === "host";
  return { account, view: wantsHost ? await hostView(ctx, url) : await travelerView(ctx, account.id) };
}, accountError("profile_load_failed"));

async function hostView(ctx: Ctx, url: URL) {
  const { show } = ManagedListingsQuery.pick({ show: true }).catch({ show: LISTINGS_PER_PAGE }).parse(Object.fromEntries(url.searchParams));
  const [metrics, own] = await Promise.all([hostMetrics(ctx), listOwnListings(ctx, { show })]);
  return { is: "host" as const, metrics, own };
}

async function travelerView(ctx: Ctx, guestId: string) {
  const [trips, savedIds, rating] = await Promise.all([
    listTrips(ctx, { phase: "upcoming" }),
    savedListingIds(ctx),
    guestRating(ctx, guestId),
  ]);
  const { upcoming, current, past } = trips.counts;
  const stats = [
    { label: "Trips Taken", value: String(upcoming + current + past), note: upcoming > 0 ? `${upcoming} upcoming` : undefined },
    { label: "Completed Stays", value: String(past) },
    { label: "Saved Places", value: String(savedIds.length) },
    {
      label: "Guest Rating",
      value: rating.average?.toFixed(1) ?? "New",
      note: rating.count > 0 ? `from ${rating.count === 1 ? "1 host" : `${rating.count} hosts`}` : "No ratings yet",
    },
  ];
  const saved = await rememberedCards(ctx, savedIds.slice(0, SHOWN_SAVED));
  return { is: "traveler" as const, stats, trips: trips.bookings.slice(0, SHOWN_TRIPS), saved };
}

export const action = pageAction({
  preferences: formHandler({
    input: TravelPreferencesInput,
    run: async (ctx, preferences) => {
      await chooseTravelPreferences(ctx, preferences);
      return { message: "Preferences saved." };
    },
  }),
});

export default function Profile({ loaderData: { account, view }, actionData }: Route.ComponentProps) {
  return (
    <div className="page grid gap-8 py-12">
      <header className="flex flex-wrap items-center gap-6">
        <Avatar name={account.fullName} url={account.avatarUrl} size="large" />
        <div className="min-w-0 grow">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl">
            <bdi>{account.fullName}</bdi>
          </h1>
          <p className="text-muted">
            Member since {new Date(account.createdAt).getUTCFullYear()}
            {account.hostSince && <> · Host since {new Date(account.hostSince).getUTCFullYear()}</>}
          </p>
          {account.bio && <p className="mt-2 max-w-2xl wrap-anywhere whitespace-pre-line">{account.bio}</p>}
        </div>
        {view.is === "host" && view.own.listings.some((each) => !each.isPaused && !each.isUnlisted && !each.isTakenDown) && (
          <LinkButton to={href("/hosts/:hostId", { hostId: account.id })} look="quiet">
            View public page
          </LinkButton>
        )}
        <LinkButton to={href("/account")} look="quiet">
          Edit profile
        </LinkButton>
      </header>
      {account.isHost && (
        <TabLinks
          label="Profile view"
          tabs={[
            { to: href("/profile"), label: "Traveler Profile", isCurrent: view.is === "traveler" },
            { to: `${href("/profile")}?view=host`, label: "Host Profile", isCurrent: view.is === "host" },
          ]}
        />
      )}
      {view.is === "host" ? (
        <ProfileHostView account={account} metrics={view.metrics} own={view.own} />
      ) : (
        <ProfileTravelerView
          stats={view.stats}
          preferences={account.travelPreferences}
          trips={view.trips}
          saved={view.saved}
          result={resultFor(actionData, "preferences")}
        />
      )}
    </div>
  );
}
