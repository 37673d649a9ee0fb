import { useMemo, useState } from "react";
import { boxAround, type Position } from "../../../features/places/index.ts";
import { type MapPin, SearchMap } from "../../../features/places/parts.ts";
import type { ShownCard } from "../../../features/search/index.ts";
import { PinCard, shownPrice } from "../../../features/search/parts.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { Map as MapIcon } from "../../../ui/icons/index.ts";

type Props = { cards: ShownCard[]; guests: number | undefined; styleUrl: string | null | undefined };

/** The places of a list on a map, which loads once it is asked for. */
export function ListMap({ cards, guests, styleUrl = null }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const pins = useMemo(() => cards.flatMap(pinOf), [cards]);
  const extent = useMemo(() => boxAround(pins), [pins]);
  if (pins.length === 0) return null;
  return (
    <div className="mb-8 grid gap-3 noscript:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="list-map"
        onClick={() => setOpen(!isOpen)}
        className="link inline-flex min-h-11 cursor-pointer items-center gap-1.5 justify-self-start font-medium"
      >
        <MapIcon aria-hidden className="size-4.5" /> {isOpen ? "Hide map" : "Show map"}
      </button>
      <div id="list-map" className="empty:hidden">
        {isOpen && (
          <SearchMap
            pins={pins}
            clusters={[]}
            activeId={active}
            onActivate={setActive}
            follows={false}
            extent={extent}
            onOpen={() => {}}
            styleUrl={styleUrl}
            className="h-[60vh] min-h-80"
            notice={pins.length < cards.length ? "Places without a known location aren't on the map." : null}
            renderPin={(id) =>
              cards
                .filter((card) => card.id === id)
                .map((card) => <PinCard key={id} card={card} query={{ prices: "total", ...(guests && { guests }) }} />)
            }
            renderCluster={() => null}
          />
        )}
      </div>
    </div>
  );
}

const placeOf = ({ latitude, longitude }: ShownCard): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Prices on pins are rounded to dollars. */
function pinOf(card: ShownCard): MapPin[] {
  const place = placeOf(card);
  if (!place || (card.offer && card.offer !== "open")) return [];
  const label = formatMoney(money(Math.round(shownPrice(card, "total") / 100) * 100));
  return [{ ...place, id: card.id, title: card.title, saved: true, kind: card.boat ? "boat" : "home", label }];
}
