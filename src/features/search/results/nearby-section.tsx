import { PageSection } from "../../../ui/page/page-section.tsx";
import { SectionFailed } from "../../../ui/page/section-failed.tsx";
import { ListingCard } from "./listing-card.tsx";
import type { ShownCard } from "./shown-card.ts";

/** Other listings around; nothing where there are none. */
export function NearbySection({ title, cards, sizes }: { title: string; cards: ShownCard[] | null; sizes: string }) {
  if (cards?.length === 0) return null;
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
