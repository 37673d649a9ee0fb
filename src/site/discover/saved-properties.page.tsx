import { href, redirect } from "react-router";
import { z } from "zod";
import { requireActor } from "../../features/accounts/index.server.ts";
import { ownPath } from "../../features/accounts/index.ts";
import { SaveInput } from "../../features/saved/index.ts";
import { saveListing, savedListingIds, unsaveListing } from "../../features/saved/index.server.ts";
import { rememberedCards } from "../../features/search/index.server.ts";
import { ListingCard } from "../../features/search/parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { Route } from "./+types/saved-properties.page";
import { signInToSave } from "../auth/after-sign-in.server.ts";
import { CARD_SIZES } from "./card-sizes.ts";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Saved Properties", description: "The places and boats you saved.", hidden: true });

export const loader = pageLoader(async (ctx) => {
  requireActor(ctx);
  return { cards: await rememberedCards(ctx, await savedListingIds(ctx)) };
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
});

export default function SavedProperties({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <div className="page grow py-12">
      <PageHeading title="Saved Properties" />
      {cards.length === 0 ? (
        <div className="card grid justify-items-start gap-4 p-8">
          <p className="text-muted">Nothing saved yet. Tap the heart on any place or boat to save it here.</p>
          <LinkButton to={href("/search")}>Browse Properties</LinkButton>
        </div>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card, index) => (
            <li key={card.id} className="grid">
              <ListingCard card={card} sizes={CARD_SIZES.three} priority={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
