import { ArrowLeft } from "../../ui/icons/index.ts";
import { href, Link, redirect, useRouteLoaderData } from "react-router";
import { z } from "zod";
import { requireActor } from "../../features/accounts/index.server.ts";
import { ListStay, MakeListInput, SavedListPath } from "../../features/saved/index.ts";
import {
  changeList,
  deleteList,
  justRemoved,
  myList,
  myLists,
  savedListingIds,
  savedNotes,
  shareList,
  unshareList,
} from "../../features/saved/index.server.ts";
import { ListLinks, ListPanel, SavedDetails } from "../../features/saved/parts.ts";
import { earliestToday } from "../../features/search/index.ts";
import { rememberedCards } from "../../features/search/index.server.ts";
import { countOf, stayInWords } from "../../features/availability/index.ts";
import { requestError } from "../../platform/errors.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/saved-list.page";
import { ListMap } from "./list-map.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import { CompareBar, CompareTick } from "./compare-bar.tsx";
import { SavedGrid } from "./saved-grid.tsx";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import type { SiteData } from "../server/site-data.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Saved list", description: "Places and boats on one of your lists.", hidden: true });

const pathOf = (params: unknown) => {
  const path = SavedListPath.safeParse(params);
  if (!path.success) throw requestError("not_found");
  return path.data;
};

export const loader = pageLoader(async (ctx, { params }) => {
  requireActor(ctx);
  const list = await myList(ctx, pathOf(params));
  const [cards, removed, notes, { lists }, all] = await Promise.all([
    rememberedCards(ctx, list.listingIds, list.stay),
    justRemoved(ctx).then((ids) => rememberedCards(ctx, ids)),
    savedNotes(ctx),
    myLists(ctx),
    savedListingIds(ctx),
  ]);
  return {
    list,
    cards,
    removed: removed.map(({ id, title }) => ({ id, title })),
    notes,
    lists,
    savedCount: all.length,
    origin: ctx.config.appOrigin,
    today: earliestToday(ctx.clock.now()),
  };
});

const nothing = z.object({});

export const action = pageAction({
  "list-stay": formHandler({
    input: ListStay,
    run: async (ctx, stay, { params }) => {
      await changeList(ctx, pathOf(params).savedListId, { stay });
      return {};
    },
  }),
  "clear-list-stay": formHandler({
    input: nothing,
    run: async (ctx, _, { params }) => {
      await changeList(ctx, pathOf(params).savedListId, { stay: null });
      return {};
    },
  }),
  "rename-list": formHandler({
    input: MakeListInput,
    run: async (ctx, { name }, { params }) => {
      await changeList(ctx, pathOf(params).savedListId, { name });
      return { message: "The list has its new name." };
    },
  }),
  "share-list": formHandler({
    input: nothing,
    run: async (ctx, _, { params }) => {
      await shareList(ctx, pathOf(params));
      return {};
    },
  }),
  "unshare-list": formHandler({
    input: nothing,
    run: async (ctx, _, { params }) => {
      await unshareList(ctx, pathOf(params));
      return {};
    },
  }),
  "delete-list": formHandler({
    input: nothing,
    run: async (ctx, _, { params }) => {
      await deleteList(ctx, pathOf(params));
      return redirect(href("/saved-properties"));
    },
  }),
});

export default function SavedListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, cards, removed, notes, lists, savedCount, origin, today } = loaderData;
  const site = useRouteLoaderData<SiteData>("root");
  return (
    <div className="page grow py-12">
      <Link to={href("/saved-properties")} className="link mb-3 inline-flex min-h-11 items-center gap-1.5 font-medium">
        <ArrowLeft aria-hidden className="size-4.5" /> Saved Properties
      </Link>
      <PageHeading title={list.name}>{summaryOf(loaderData)}</PageHeading>
      <RemovedNotice removed={removed} />
      <ListLinks lists={lists} count={savedCount} result={actionData} />
      <ListPanel list={list} origin={origin} today={today} result={actionData} />
      <ListMap cards={cards} guests={list.stay?.guests} styleUrl={site?.mapStyleUrl} />
      {cards.length > 1 && <CompareBar savedListId={list.id} />}
      <h2 className="sr-only">Places and boats</h2>
      {cards.length === 0 ? (
        <div className="card grid justify-items-start gap-4 p-8">
          <p className="text-muted">Nothing on this list yet. Open “Add a note or a list” below a saved place to put it here.</p>
          <LinkButton to={href("/saved-properties")}>Choose from what you saved</LinkButton>
        </div>
      ) : (
        <SavedGrid cards={cards} guests={list.stay?.guests}>
          {({ id, title, offer }) => (
            <>
              {cards.length > 1 && offer === "open" && <CompareTick listingId={id} title={title} />}
              <SavedDetails listingId={id} title={title} note={notes[id] ?? ""} lists={lists} />
            </>
          )}
        </SavedGrid>
      )}
    </div>
  );
}

function summaryOf({ list: { stay }, cards }: Pick<Route.ComponentProps["loaderData"], "list" | "cards">): string {
  if (!stay || cards.length === 0) return countOf(cards.length, "place");
  const free = cards.filter((card) => card.stay).length;
  return `${free} of ${countOf(cards.length, "place")} free · ${stayInWords(stay)}`;
}
