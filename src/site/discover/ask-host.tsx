import { href, Link, useRouteLoaderData } from "react-router";
import type { ShownCard } from "../../features/search/index.ts";
import { LinkButton } from "../../ui/button.tsx";
import { DropMenu, MENU_LINK } from "../../ui/overlays/drop-menu.tsx";
import type { SiteData } from "../server/site-data.server.ts";

/** Asks the host about a listing, or about one of several. */
export function AskHost({ hostId, cards }: { hostId: string; cards: ShownCard[] }) {
  const viewerId = useRouteLoaderData<SiteData>("root")?.user?.id;
  const [first, ...others] = cards;
  if (!first || viewerId === hostId) return null;
  const addressOf = (listingId: string) => href("/properties/:listingId/ask", { listingId });
  if (others.length === 0)
    return (
      <p>
        <LinkButton look="quiet" to={addressOf(first.id)} rel="nofollow">
          Ask a question
        </LinkButton>
      </p>
    );
  return (
    <div className="flex">
      <DropMenu label="Ask a question" look="button button-quiet" className="left-0 max-h-80 w-80 max-w-[calc(100vw-2rem)] overflow-y-auto">
        <p className="px-3 pt-1 pb-2 text-sm text-muted">About which place?</p>
        {cards.map(({ id, title }) => (
          <Link key={id} to={addressOf(id)} rel="nofollow" className={MENU_LINK}>
            <span className="wrap-anywhere">{title}</span>
          </Link>
        ))}
      </DropMenu>
    </div>
  );
}
