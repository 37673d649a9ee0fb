import { countOf, stayInWords } from "../../../features/availability/index.ts";
import { SharedListPath } from "../../../features/saved/index.ts";
import { sharedList } from "../../../features/saved/index.server.ts";
import { rememberedCards } from "../../../features/search/index.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import type { Route } from "./+types/shared-list.page";
import { SavedGrid } from "../saved-grid.tsx";
import { makeForEachVisit, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";

export const meta = metaOf({ title: "A shared list", description: "Places and boats someone shared with you.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  // A link that was ended must not answer from a cache.
  makeForEachVisit(ctx);
  const path = SharedListPath.safeParse(params);
  if (!path.success) throw requestError("not_found");
  const list = await sharedList(ctx, path.data);
  return { list, cards: await rememberedCards(ctx, list.listingIds, list.stay) };
});

export default function SharedListPage({ loaderData: { list, cards } }: Route.ComponentProps) {
  return (
    <div className="page grow py-12">
      <PageHeading title={list.name}>
        A list by <bdi>{list.owner}</bdi> · {countOf(cards.length, "place")}
        {list.stay && ` · ${stayInWords(list.stay)}, ${countOf(list.stay.guests, "guest")}`}
      </PageHeading>
      <h2 className="sr-only">Places and boats</h2>
      {cards.length === 0 ? (
        <p className="card p-8 text-muted">Nothing on this list yet.</p>
      ) : (
        <SavedGrid cards={cards} guests={list.stay?.guests} />
      )}
    </div>
  );
}
