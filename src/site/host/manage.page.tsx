import { House, Plus, Sailboat } from "lucide-react";
import { href, redirect } from "react-router";
import { z } from "zod";
import {
  DuplicateListingInput,
  LISTING_TYPES,
  LISTINGS_PER_PAGE,
  type ListingType,
  ManagedListingsQuery,
} from "../../features/listings/index.ts";
import {
  deleteListing,
  duplicateListing,
  listingError,
  listOwnListings,
  pauseListing,
  resumeListing,
} from "../../features/listings/index.server.ts";
import { ManagedCard } from "../../features/listings/parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { resultFor } from "../../ui/form-result.ts";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import type { Route } from "./+types/manage.page";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { listingIdOf } from "../discover/listing-id.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Manage Properties", description: "Your homes and boats.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = ManagedListingsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : ManagedListingsQuery.parse({});
  return { isImported: url.searchParams.has("imported"), query, result: await listOwnListings(ctx, query), formKey: crypto.randomUUID() };
}, listingError("listings_load_failed"));

const OneListing = z.object({ listingId: z.string() });

export const action = pageAction({
  pause: formHandler({
    input: OneListing,
    run: async (ctx, input) => {
      await pauseListing(ctx, listingIdOf(input));
      return { message: "Listing paused. It's hidden from guests until you resume it." };
    },
  }),
  resume: formHandler({
    input: OneListing,
    run: async (ctx, input) => {
      await resumeListing(ctx, listingIdOf(input));
      return { message: "Your listing is live again." };
    },
  }),
  duplicate: formHandler({
    input: OneListing.extend(DuplicateListingInput.shape),
    run: async (ctx, input) =>
      redirect(
        `${href("/host/manage/:listingId/edit", { listingId: (await duplicateListing(ctx, listingIdOf(input), input)).listingId })}?copied`,
      ),
  }),
  delete: formHandler({
    input: OneListing,
    run: async (ctx, input) => {
      await deleteListing(ctx, listingIdOf(input));
      return { message: "Listing deleted." };
    },
  }),
});

const WORDS: Record<ListingType, { tab: string; add: string; empty: string }> = {
  property: { tab: "Houses & Apartments", add: "Add New Property", empty: "No Properties Listed" },
  boat: { tab: "Boats & Charters", add: "Add New Charter", empty: "No Charters Listed" },
};

export default function HostManagePage({ loaderData: { isImported, query, result, formKey }, actionData }: Route.ComponentProps) {
  const { type, show } = query;
  const { listings, counts } = result;
  const refusedHere = actionData?.intent === "delete" && !actionData.ok;
  return (
    <>
      <PageHeading title="Manage Properties" />
      <div className="mb-6 flex flex-wrap gap-3">
        <AddButton type={type} />
        <LinkButton to={href("/host/migration")} look="quiet">
          Import Existing Listings
        </LinkButton>
      </div>
      <TabLinks
        label="Listing type"
        tabs={LISTING_TYPES.map((each) => ({
          to: `?type=${each}`,
          label: WORDS[each].tab,
          count: counts[each],
          isCurrent: each === type,
        }))}
      />
      {!refusedHere && (
        <div className="mb-4">
          {isImported && !actionData && <Notice tone="good">Your listing is imported.</Notice>}
          <FormMessage result={actionData} />
        </div>
      )}
      {listings.length === 0 ? (
        <Empty type={type} />
      ) : (
        <ul className="grid gap-4">
          {listings.map((listing, index) => (
            <li key={listing.id}>
              <ManagedCard
                listing={listing}
                copyKey={`${formKey.slice(0, 24)}-${index}`}
                result={resultFor(actionData, "delete")}
                priority={index < 3}
              />
            </li>
          ))}
        </ul>
      )}
      {counts[type] > show && (
        <p className="mt-8">
          <LinkButton to={`?type=${type}&show=${show + LISTINGS_PER_PAGE}`} look="quiet" preventScrollReset>
            Show more
          </LinkButton>
        </p>
      )}
    </>
  );
}

const AddButton = ({ type }: { type: ListingType }) => (
  <LinkButton to={`${href("/host/register")}?type=${type}`}>
    <Plus aria-hidden className="size-5" /> {WORDS[type].add}
  </LinkButton>
);

function Empty({ type }: { type: ListingType }) {
  const Icon = type === "boat" ? Sailboat : House;
  return (
    <div className="card grid justify-items-center gap-4 px-6 py-14 text-center">
      <Icon aria-hidden className="size-12 text-sea" />
      <h2 className="text-2xl">{WORDS[type].empty}</h2>
      <p className="max-w-md text-muted">
        {type === "boat"
          ? "List your boat, or import its listing from another platform."
          : "List your place, or import its listing from another platform."}
      </p>
      <AddButton type={type} />
    </div>
  );
}
