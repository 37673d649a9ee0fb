import { type ReactNode, useState } from "react";
import { formatMoney, money } from "../../../platform/money.ts";
import type { MapBox } from "../../places/index.ts";
import { type MapPin, SearchMap } from "../../places/parts.ts";
import { useSaved } from "../../saved/parts.ts";
import type { ListingCard, SearchQuery } from "../query/search.schema.ts";
import { shownPrice } from "../results/listing-card.tsx";
import type { ShownCard } from "../results/shown-card.ts";
import { ClusterList } from "./cluster-list.tsx";
import { PinCard } from "./pin-card.tsx";
import { useMapResults } from "./use-map-results.ts";

type Props = {
  query: SearchQuery;
  /** The cards beside the map: what is pointed at there is marked here. */
  cards: readonly ShownCard[];
  active: string | null;
  onActivate: (id: string | null) => void;
  onChooseArea: (box: MapBox) => void;
  styleUrl?: string | null | undefined;
  className?: string;
  /** Over the map, beside its switch. */
  children?: ReactNode;
};

/** All results on a map, whichever page of the list is open. */
export function ResultMap({ query, cards, active, onActivate, onChooseArea, styleUrl = null, className, children }: Props) {
  const [follows, setFollows] = useState(true);
  const { pins, clusters, ...results } = useMapResults(query, follows);
  const { isSaved } = useSaved();
  const activeCard = cards.find(({ id }) => id === active);
  return (
    <SearchMap
      {...results}
      pins={pins.flatMap((card) => pinOf(card, query, isSaved(card.id)))}
      clusters={clusters}
      activeId={active}
      activePlace={activeCard ? placeOf(activeCard) : null}
      onActivate={onActivate}
      area={query.box ?? null}
      follows={follows}
      onFollow={setFollows}
      onChooseArea={onChooseArea}
      styleUrl={styleUrl}
      renderPin={(id) => pins.filter((card) => card.id === id).map((card) => <PinCard key={id} card={card} query={query} />)}
      renderCluster={({ box }) => <ClusterList query={query} box={box} />}
      className={className ?? ""}
    >
      {children}
    </SearchMap>
  );
}

const placeOf = ({ latitude, longitude }: Pick<ShownCard, "latitude" | "longitude">) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Prices on pins are rounded to dollars. */
function pinOf(card: ListingCard, { prices }: SearchQuery, saved: boolean): MapPin[] {
  const place = placeOf(card);
  const cents = shownPrice(card, prices);
  const label = formatMoney(money(Math.round(cents / 100) * 100));
  return place ? [{ ...place, id: card.id, title: card.title, saved, kind: card.type === "boat" ? "boat" : "home", label }] : [];
}
