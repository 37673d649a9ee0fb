import { PageSection } from "../../../ui/page/page-section.tsx";
import { SectionFailed } from "../../../ui/page/section-failed.tsx";
import type { ListingType } from "../../listings/index.ts";
import { ListingCard } from "../results/listing-card.tsx";
import type { ShownCard } from "../results/shown-card.ts";

type Props = {
  type: ListingType;
  /** Null where they could not be read. */
  nearby: { cards: ShownCard[]; areNear: boolean } | null;
  sizes: string;
};

/** Listings like this one; nothing where there are none. */
export function NearbySection({ type, nearby, sizes }: Props) {
  const cards = nearby?.cards;
  if (cards?.length === 0) return null;
  const title = nearby?.areNear === false ? "You may also like" : type === "boat" ? "Similar boats nearby" : "Similar places nearby";
  return (
    <PageSection title={title}>
      {cards ? (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {cards.map((card) => (
            <li key={card.id} className="grid">
              <ListingCard card={card} sizes={sizes} travels={false} />
            </li>
          ))}
        </ul>
      ) : (
        <SectionFailed what="places nearby" />
      )}
    </PageSection>
  );
}
