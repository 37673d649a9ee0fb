import { href, redirect } from "react-router";
import { z } from "zod";
import { requireActor } from "../../features/accounts/index.server.ts";
import { ownPath } from "../../features/accounts/index.ts";
import { ArrangeSavedInput, ChooseListsInput, MakeListInput, SavedPath, SaveInput } from "../../features/saved/index.ts";
import {
  arrangeSaved,
  chooseLists,
  joinedLists,
  justRemoved,
  makeList,
  myLists,
  saveListing,
  savedListingIds,
  savedNotes,
  unsaveListing,
} from "../../features/saved/index.server.ts";
import { ListLinks, SavedDetails } from "../../features/saved/parts.ts";
import { SavedSearchPath, SaveSearchInput } from "../../features/saved-searches/index.ts";
import { changeSavedSearch, deleteSavedSearch, listSavedSearches, saveSearch } from "../../features/saved-searches/index.server.ts";
import { SavedSearches } from "../../features/saved-searches/parts.ts";
import { rememberedCards } from "../../features/search/index.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/saved-properties.page";
import { signInToSave } from "../auth/after-sign-in.server.ts";
import { RemovedNotice } from "./removed-notice.tsx";
import { SavedGrid } from "./saved-grid.tsx";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Saved Properties", description: "The places and boats you saved.", hidden: true });

/** Each list has a box of its own, because forms here keep one value for a name. */
const LIST_FIELD = "list-";

const tickedLists = (fields: object): string[] =>
  Object.keys(fields).flatMap((name) => (name.startsWith(LIST_FIELD) ? [name.slice(LIST_FIELD.length)] : []));

export const loader = pageLoader(async (ctx) => {
  requireActor(ctx);
  const [cards, removed, notes, { lists }, joined, { searches }] = await Promise.all([
    savedListingIds(ctx).then((ids) => rememberedCards(ctx, ids)),
    justRemoved(ctx).then((ids) => rememberedCards(ctx, ids)),
    savedNotes(ctx),
    myLists(ctx),
    joinedLists(ctx),
    listSavedSearches(ctx),
  ]);
  return { cards, removed: removed.map(({ id, title }) => ({ id, title })), notes, lists, joined: joined.lists, searches };
});

export const action = pageAction({
  save: formHandler({
    input: SaveInput.and(z.object({ from: z.string().max(2000).default("/") })),
    run: async (ctx, { from, ...heart }) => {
      if ("unsave" in heart) await unsaveListing(ctx, { listingId: heart.unsave });
      else if (ctx.actor) await saveListing(ctx, { listingId: heart.save });
      else return signInToSave(ctx, heart.save, from);
      // Without JavaScript the form loads a new page: go back to where the heart was.
      return ctx.request?.headers.get("accept")?.includes("text/html") ? redirect(ownPath(from) ?? href("/")) : {};
    },
  }),
  arrange: formHandler({
    input: z.looseObject({ ...SavedPath.shape, note: ArrangeSavedInput.shape.note }).transform((fields) => ({
      listingId: fields.listingId,
      note: fields.note,
      savedListIds: tickedLists(fields),
    })),
    run: async (ctx, { listingId, ...details }) => {
      await arrangeSaved(ctx, listingId, ArrangeSavedInput.parse(details));
      return { message: "Saved." };
    },
  }),
  "choose-lists": formHandler({
    input: z
      .looseObject({ newList: z.string().trim().default("") })
      .transform(({ newList, ...fields }) => ({ ...fields, ...(newList && { newList }), savedListIds: tickedLists(fields) }))
      .pipe(z.looseObject({ ...SavedPath.shape, ...ChooseListsInput.shape })),
    run: async (ctx, { listingId, ...input }) => {
      const { names } = await chooseLists(ctx, listingId, input);
      return { message: names.length > 0 ? `Saved to ${new Intl.ListFormat("en-US").format(names)}` : "Saved" };
    },
  }),
  "make-list": formHandler({
    input: MakeListInput,
    run: async (ctx, input) => {
      const { id } = await makeList(ctx, input);
      return redirect(href("/saved-properties/:savedListId", { savedListId: id }));
    },
  }),
  "save-search": formHandler({
    input: SaveSearchInput,
    run: async (ctx, input) => {
      await saveSearch(ctx, input);
      return {};
    },
  }),
  "search-emails": formHandler({
    input: SavedSearchPath.extend({ email: z.enum(["on", "off"]) }),
    run: async (ctx, { savedSearchId, email }) => {
      await changeSavedSearch(ctx, savedSearchId, { email: email === "on" });
      return {};
    },
  }),
  "delete-search": formHandler({
    input: SavedSearchPath,
    run: async (ctx, { savedSearchId }) => {
      await deleteSavedSearch(ctx, savedSearchId);
      return {};
    },
  }),
});

export default function SavedProperties({
  loaderData: { cards, removed, notes, lists, joined, searches },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="page grow py-12">
      <PageHeading title="Saved Properties" />
      <RemovedNotice removed={removed} />
      {(cards.length > 0 || lists.length > 0 || joined.length > 0) && (
        <ListLinks lists={lists} joined={joined} count={cards.length} result={actionData} />
      )}
      <h2 className={searches.length > 0 ? "mb-4 text-xl" : "sr-only"}>Places and boats</h2>
      {cards.length === 0 ? (
        <div className="card grid justify-items-start gap-4 p-8">
          <p className="text-muted">Nothing saved yet. Tap the heart on any place or boat to save it here.</p>
          <LinkButton to={href("/search")}>Browse Properties</LinkButton>
        </div>
      ) : (
        <SavedGrid cards={cards}>
          {({ id, title }) => <SavedDetails listingId={id} title={title} note={notes[id] ?? ""} lists={lists} />}
        </SavedGrid>
      )}
      <div className="pt-12">
        <SavedSearches searches={searches} />
      </div>
    </div>
  );
}
