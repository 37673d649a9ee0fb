import { ArrowLeft } from "../../../ui/icons/index.ts";
import { href, Link, redirect, useRouteLoaderData } from "react-router";
import { z } from "zod";
import { requireActor } from "../../../features/accounts/index.server.ts";
import { ListStay, MakeListInput } from "../../../features/saved/index.ts";
import {
  changeList,
  deleteList,
  joinedLists,
  justRemoved,
  myList,
  myLists,
  readTalk,
  savedListingIds,
  savedNotes,
  shareList,
  unshareList,
} from "../../../features/saved/index.server.ts";
import { CompanionsPanel, ListLinks, ListPanel, PlaceTalk, SavedDetails } from "../../../features/saved/parts.ts";
import { earliestToday } from "../../../features/search/index.ts";
import { rememberedCards } from "../../../features/search/index.server.ts";
import { countOf, stayInWords } from "../../../features/availability/index.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import type { Route } from "./+types/saved-list.page";
import { COMPANION_FORMS, savedListPath } from "./list-companions.server.ts";
import { ListMap } from "./list-map.tsx";
import { RemovedNotice } from "../removed-notice.tsx";
import { JoinedPanel } from "./joined-panel.tsx";
import { CompareBar, CompareTick } from "./compare-bar.tsx";
import { SavedGrid } from "../saved-grid.tsx";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import type { SiteData } from "../../server/site-data.server.ts";
import { metaOf } from "../../shell/page-meta.ts";

export const meta = metaOf({ title: "Saved list", description: "Places and boats on one of your lists.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  requireActor(ctx);
  const list = await myList(ctx, savedListPath(params));
  const [cards, removed, notes, { lists }, joined, all, talk] = await Promise.all([
    rememberedCards(ctx, list.listingIds, list.stay),
    justRemoved(ctx).then((ids) => rememberedCards(ctx, ids)),
    savedNotes(ctx),
    myLists(ctx),
    joinedLists(ctx),
    savedListingIds(ctx),
    readTalk(ctx, savedListPath(params)),
  ]);
  return {
    list,
    cards,
    removed: removed.map(({ id, title }) => ({ id, title })),
    notes,
    lists,
    joined: joined.lists,
    talk,
    now: ctx.clock.now().toISOString(),
    savedCount: all.length,
    origin: ctx.config.appOrigin,
    today: earliestToday(ctx.clock.now()),
  };
});

const nothing = z.object({});

export const action = pageAction({
  ...COMPANION_FORMS,
  "list-stay": formHandler({
    input: ListStay,
    run: async (ctx, stay, { params }) => {
      await changeList(ctx, savedListPath(params).savedListId, { stay });
      return {};
    },
  }),
  "clear-list-stay": formHandler({
    input: nothing,
    run: async (ctx, _, { params }) => {
      await changeList(ctx, savedListPath(params).savedListId, { stay: null });
      return {};
    },
  }),
  "rename-list": formHandler({
    input: MakeListInput,
    run: async (ctx, { name }, { params }) => {
      await changeList(ctx, savedListPath(params).savedListId, { name });
      return { message: "The list has its new name." };
    },
  }),
  "share-list": formHandler({
    input: nothing,
    run: async (ctx, _, { params }) => {
      await shareList(ctx, savedListPath(params));
      return {};
    },
  }),
  "unshare-list": formHandler({
    input: nothing,
    run: async (ctx, _, { params }) => {
      await unshareList(ctx, savedListPath(params));
      return {};
    },
  }),
  "delete-list": formHandler({
    input: nothing,
    run: async (ctx, _, { params }) => {
      await deleteList(ctx, savedListPath(params));
      return redirect(href("/saved-properties"));
    },
  }),
});

export default function SavedListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, cards, removed, notes, lists, joined, talk, now, savedCount, origin, today } = loaderData;
  const site = useRouteLoaderData<SiteData>("root");
  const isOwn = list.role === "owner";
  const isShared = !isOwn || talk.companions.length > 0;
  return (
    <div className="page grow py-12">
      <Link to={href("/saved-properties")} className="link mb-3 inline-flex min-h-11 items-center gap-1.5 font-medium">
        <ArrowLeft aria-hidden className="size-4.5" /> Saved Properties
      </Link>
      <PageHeading title={list.name}>{summaryOf(loaderData)}</PageHeading>
      {isOwn && <RemovedNotice removed={removed} />}
      <ListLinks lists={lists} joined={joined} count={savedCount} result={actionData} />
      {isOwn ? (
        <ListPanel list={list} origin={origin} today={today} result={actionData}>
          <CompanionsPanel talk={talk} origin={origin} result={actionData} />
        </ListPanel>
      ) : (
        <JoinedPanel talk={talk} result={actionData} />
      )}
      <ListMap cards={cards} guests={list.stay?.guests} styleUrl={site?.mapStyleUrl} />
      {cards.length > 1 && <CompareBar savedListId={list.id} />}
      <h2 className="sr-only">Places and boats</h2>
      {cards.length === 0 ? (
        <NothingYet isOwn={isOwn} />
      ) : (
        <SavedGrid cards={cards} guests={list.stay?.guests}>
          {({ id, title, offer }) => (
            <>
              {cards.length > 1 && offer === "open" && <CompareTick listingId={id} title={title} />}
              {isShared && (
                <PlaceTalk listingId={id} title={title} place={talk.places.find(({ listingId }) => listingId === id)} now={now} />
              )}
              {isOwn && <SavedDetails listingId={id} title={title} note={notes[id] ?? ""} lists={lists} />}
            </>
          )}
        </SavedGrid>
      )}
    </div>
  );
}

const NothingYet = ({ isOwn }: { isOwn: boolean }) => (
  <div className="card grid justify-items-start gap-4 p-8">
    {isOwn ? (
      <>
        <p className="text-muted">Nothing on this list yet. Open “Add a note or a list” below a saved place to put it here.</p>
        <LinkButton to={href("/saved-properties")}>Choose from what you saved</LinkButton>
      </>
    ) : (
      <p className="text-muted">Nothing on this list yet.</p>
    )}
  </div>
);

function summaryOf({ list: { stay, role }, cards, talk }: Pick<Route.ComponentProps["loaderData"], "list" | "cards" | "talk">): string {
  const free = cards.filter((card) => card.stay).length;
  const places = stay && cards.length > 0 ? `${free} of ${cards.length} available · ${stayInWords(stay)}` : countOf(cards.length, "place");
  return role === "owner" ? places : `A list by ${talk.owner.name} · ${places}`;
}
