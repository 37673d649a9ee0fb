import type { MapPin } from "./group-pins.ts";
import type { MapBox } from "./map-box.ts";
import { MapFrame } from "./map-frame.tsx";

export type SearchMapProps = {
  pins: readonly MapPin[];
  /** The listing whose card is pointed at. */
  activeId?: string | null;
  onActivate?: (id: string | null) => void;
  /** Where the visitor moved the map to, once it has come to rest. */
  onChooseArea?: (box: MapBox) => void;
  /** The area that is being searched, if one is: the map stays there rather than going to its pins. */
  area?: MapBox | null;
  /** Another style than the one that ships with the product. */
  styleUrl?: string | null;
};

const load = () => import("./canvas/search-map-canvas.tsx").then(({ SearchMapCanvas }) => SearchMapCanvas);

/** Found listings on a map, as pins with their prices. */
export function SearchMap({ className, ...part }: SearchMapProps & { className?: string }) {
  return <MapFrame load={load} part={part} className={className} />;
}
