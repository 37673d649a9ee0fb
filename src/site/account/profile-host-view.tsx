import { BadgeCheck } from "../../ui/icons/index.ts";
import { href, Link } from "react-router";
import type { AccountView } from "../../features/accounts/index.ts";
import type { HostMetrics } from "../../features/earnings/index.ts";
import { LISTINGS_PER_PAGE, type ManagedListings } from "../../features/listings/index.ts";
import { OwnCard } from "../../features/listings/parts.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Figures } from "../../ui/page/figures.tsx";
import { Section } from "../../ui/page/page-heading.tsx";
import { ShowMore } from "../../ui/page/show-more.tsx";
import { CARD_SIZES } from "../discover/card-sizes.ts";

type Props = { account: AccountView; metrics: HostMetrics; own: ManagedListings };

/** A host's metrics and listings, with links to the host pages. */
export function ProfileHostView({ account, metrics, own: { listings, counts } }: Props) {
  const total = counts.property + counts.boat;
  return (
    <>
      <Section title="Host Status" id="status">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {account.hostSince && <p>Hosting since {new Date(account.hostSince).getUTCFullYear()}</p>}
          {account.isCertified ? (
            <p className="inline-flex items-center gap-2 font-semibold text-sea">
              <BadgeCheck aria-hidden className="size-5" /> Certified Host
            </p>
          ) : (
            <Link to={href("/host/certification")} className="link inline-flex min-h-11 items-center">
              Become a Certified Host
            </Link>
          )}
        </div>
        <Figures
          figures={[
            {
              label: "Total Bookings",
              value: String(metrics.totalBookings),
              note: `${metrics.completedBookings} completed`,
            },
            {
              label: "Total Earnings",
              value: formatMoney(money(metrics.totalEarningsCents)),
              note: `${formatMoney(money(metrics.paidCents))} paid out`,
            },
            {
              label: "Average Rating",
              value: metrics.averageRating?.toFixed(1) ?? "New",
              note: metrics.totalReviews === 1 ? "1 review" : `${metrics.totalReviews} reviews`,
            },
            { label: "Response Rate", value: `${metrics.responseRate}%` },
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <LinkButton to={href("/host/manage")}>Manage Properties</LinkButton>
          <LinkButton to={href("/host/bookings")} look="quiet">
            Bookings
          </LinkButton>
          <LinkButton to={href("/host/earnings")} look="quiet">
            Earnings
          </LinkButton>
        </div>
      </Section>
      <section aria-labelledby="properties" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="properties" className="text-2xl">
            Your Properties <span className="numbers text-muted">({total})</span>
          </h2>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={href("/host/register")} look="quiet">
              Add New Property
            </LinkButton>
            <LinkButton to={href("/host/migration")} look="quiet">
              Import Existing Listings
            </LinkButton>
          </div>
        </div>
        <ul id="own-listings" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {listings.map((listing) => (
            <li key={listing.id}>
              <OwnCard listing={listing} sizes={CARD_SIZES.three} />
            </li>
          ))}
        </ul>
        {total > LISTINGS_PER_PAGE && (
          <ShowMore
            listId="own-listings"
            shown={listings.length}
            total={total}
            to={listings.length < total ? `?view=host&show=${listings.length + LISTINGS_PER_PAGE}` : null}
          />
        )}
      </section>
    </>
  );
}
