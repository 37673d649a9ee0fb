import type { MapPin } from "./cluster-pins.ts";
import type { MapBox, Position } from "./map-box.ts";

type StyleProps = {
  /** Another style than the one that ships with the product. */
  styleUrl?: string | null;
};

/** What a map canvas tells the frame around it. */
export type CanvasEvents = { onReady: () => void; onFail: () => void };

export type LocationMapProps = StyleProps & {
  latitude: number;
  longitude: number;
  /** Shows a circle around the area instead of the exact point. */
  approximate?: boolean;
  address: string;
};

/** Where the map looks; another one moves it there. */
export type PinView = Position & { zoom: number };

export type PinMapProps = StyleProps & {
  pin: Position | null;
  view: PinView;
  onPlace: (position: Position) => void;
};

export type SearchMapProps = StyleProps & {
  pins: readonly MapPin[];
  /** The listing whose card is pointed at. */
  activeId?: string | null;
  onActivate?: (id: string | null) => void;
  /** Where the visitor moved the map to, once it has come to rest. */
  onChooseArea?: (box: MapBox) => void;
  /** The area that is being searched, if one is: the map stays there instead of moving to its pins. */
  area?: MapBox | null;
};
