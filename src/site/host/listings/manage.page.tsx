import { House, Plus, Sailboat } from "../../../ui/icons/index.ts";
import { href, redirect, useRouteLoaderData, useSearchParams } from "react-router";
import { z } from "zod";
import type { Outlook } from "../../../features/bookings/index.ts";
import { outlooksOf } from "../../../features/bookings/index.server.ts";
import { OutlookLine } from "../../../features/bookings/parts.ts";
import { lastPackageEdit, undoPackageEdit } from "../../../features/charters/index.server.ts";
import {
  DraftPath,
  DuplicateListingInput,
  type LastBulkEdit,
  LISTING_TYPES,
  LISTINGS_PER_PAGE,
  type ListingType,
  ManagedListingsQuery,
} from "../../../features/listings/index.ts";
import {
  deleteListing,
  discardDraft,
  duplicateListing,
  lastBulkEdit,
  listingError,
  listOwnListings,
  ownDrafts,
  undoBulkEdit,
} from "../../../features/listings/index.server.ts";
import { BulkBar, DraftCard, ManagedCard, ManageToolbar } from "../../../features/listings/parts.ts";
import { ratingsOf } from "../../../features/reviews/index.server.ts";
import { RatingMark } from "../../../features/search/parts.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { ShowMore } from "../../../ui/page/show-more.tsx";
import { TabLinks } from "../../../ui/page/tab-links.tsx";
import { TimeAgo } from "../../../ui/time/time-ago.tsx";
import type { Route } from "./+types/manage.page";
import { pageAction, formHandler, pageLoader } from "../../server/edge.server.ts";
import { listingIdOf } from "../../discover/listing-id.server.ts";
import { pause, resume, unlist } from "./listing-states.server.ts";
import type { SiteData } from "../../server/site-data.server.ts";
import { UndoNotice } from "../undo-notice.tsx";
import { metaOf } from "../../shell/page-meta.ts";

export const meta = metaOf({ title: "Manage Properties", description: "Your homes and boats.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = ManagedListingsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : ManagedListingsQuery.parse({});
  const [result, drafts, lastEdit, lastPackages] = await Promise.all([
    listOwnListings(ctx, query),
    ownDrafts(ctx),
    lastBulkEdit(ctx),
    lastPackageEdit(ctx),
  ]);
  const ids = result.listings.map(({ id }) => id);
  const [outlooks, ratings] = await Promise.all([outlooksOf(ctx, ids), ratingsOf(ctx, ids)]);
  const isImported = url.searchParams.has("imported");
  const now = ctx.clock.now().toISOString();
  return { isImported, query, result, outlooks, ratings, drafts, lastEdit, lastPackages, now, formKey: crypto.randomUUID() };
}, listingError("listings_load_failed"));

function undone({ restored, left }: { restored: number; left: number }) {
  const rest = left > 0 ? ` ${countOf(left, "listing")} changed since and ${left === 1 ? "was" : "were"} left alone.` : "";
  return { message: `Undone for ${countOf(restored, "listing")}.${rest}` };
}

const OneListing = z.object({ listingId: z.string() });

export const action = pageAction({
  pause: formHandler({
    input: OneListing,
    run: (ctx, input) => pause(ctx, listingIdOf(input)),
  }),
  resume: formHandler({
    input: OneListing,
    run: (ctx, input) => resume(ctx, listingIdOf(input)),
  }),
  unlist: formHandler({
    input: OneListing,
    run: (ctx, input) => unlist(ctx, listingIdOf(input)),
  }),
  discard: formHandler({
    input: DraftPath,
    run: async (ctx, { type }) => {
      await discardDraft(ctx, type);
      return { message: "Draft discarded." };
    },
  }),
  undo: formHandler({ input: z.object({}), run: async (ctx) => undone(await undoBulkEdit(ctx)) }),
  "undo-packages": formHandler({ input: z.object({}), run: async (ctx) => undone(await undoPackageEdit(ctx)) }),
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

export default function HostManagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { isImported, query, result, outlooks, ratings, drafts, lastEdit, lastPackages, now, formKey } = loaderData;
  const personId = useRouteLoaderData<SiteData>("root")?.user?.id ?? "";
  const { type, show } = query;
  const { listings, counts, found } = result;
  const draft = drafts.find((each) => each.type === type);
  const refusedHere = actionData?.intent === "delete" && !actionData.ok;
  const [search] = useSearchParams();
  const isFiltered = query.q !== "" || query.status !== undefined;
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
      {lastEdit && <LastEdit edit={lastEdit} now={now} />}
      {lastPackages && (
        <UndoNotice intent="undo-packages">
          You edited the packages of {countOf(lastPackages.listings, "boat")} <TimeAgo at={lastPackages.madeAt} now={now} />.
        </UndoNotice>
      )}
      {draft && (
        <div className="mb-4">
          <DraftCard draft={draft} personId={personId} now={now} />
        </div>
      )}
      {counts[type] > 0 && <ManageToolbar query={query} />}
      {listings.length > 0 ? (
        <div className="card">
          <BulkBar type={type} shown={listings.length} />
          <ul id="listings" className="divide-y divide-line border-t border-line">
            {listings.map((listing, index) => (
              <li key={listing.id}>
                <ManagedCard
                  listing={listing}
                  standing={<Standing outlook={outlooks[listing.id]} rating={ratings[listing.id]} />}
                  copyKey={`${formKey.slice(0, 24)}-${index}`}
                  result={resultFor(actionData, "delete")}
                  priority={index < 3}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : isFiltered && counts[type] > 0 ? (
        <NothingFound type={type} />
      ) : (
        !draft && <Empty type={type} />
      )}
      {found > LISTINGS_PER_PAGE && (
        <ShowMore
          listId="listings"
          shown={listings.length}
          total={found}
          to={found > show ? withShow(search, show + LISTINGS_PER_PAGE) : null}
        />
      )}
    </>
  );
}

function Standing({ outlook, rating }: { outlook: Outlook | undefined; rating: { average: number; count: number } | undefined }) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {rating && <RatingMark rating={rating.average} count={rating.count} />}
      {outlook && <OutlookLine outlook={outlook} />}
    </div>
  );
}

function withShow(search: URLSearchParams, show: number): string {
  const next = new URLSearchParams(search);
  next.set("show", String(show));
  return `?${next}`;
}

const LastEdit = ({ edit: { listings, madeAt }, now }: { edit: LastBulkEdit; now: string }) => (
  <UndoNotice>
    You edited {countOf(listings, "listing")} <TimeAgo at={madeAt} now={now} />.
  </UndoNotice>
);

const NothingFound = ({ type }: { type: ListingType }) => (
  <div className="card grid justify-items-center gap-4 px-6 py-14 text-center">
    <h2 className="text-2xl">No listings match</h2>
    <p className="text-muted">Try other words, or another status.</p>
    <LinkButton to={`?type=${type}`} look="quiet">
      Show all
    </LinkButton>
  </div>
);

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
