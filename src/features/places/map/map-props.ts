import type { ReactNode } from "react";
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
  /** A boat has an anchor on its pin. */
  kind?: "home" | "boat";
};

/** Where the map looks; another one moves it there. */
export type PinView = Position & { zoom: number };

export type PinMapProps = StyleProps & {
  pin: Position | null;
  view: PinView;
  onPlace: (position: Position) => void;
};

export type MapPin = Position & {
  id: string;
  /** The price, such as "$240". */
  label: string;
  title: string;
  saved?: boolean;
  /** A boat has an anchor on its pin. */
  kind: "home" | "boat";
};

/** Several listings that would cover each other. */
export type MapCluster = Position & { count: number; /** There are more than were counted. */ isCapped: boolean; box: MapBox };

export type SearchMapProps = StyleProps & {
  pins: readonly MapPin[];
  clusters: readonly MapCluster[];
  /** The listing that is pointed at, and where it is if it is not a pin. */
  activeId?: string | null;
  activePlace?: Position | null;
  onActivate?: (id: string | null) => void;
  /** The part of the map that is seen, whenever it has come to rest. */
  onView?: (view: MapBox, zoom: number) => void;
  /** Where the visitor wants to search. */
  onChooseArea?: (box: MapBox) => void;
  /** Whether moving the map searches there. */
  follows: boolean;
  /** Without it, the map searches nowhere. */
  onFollow?: (follows: boolean) => void;
  /** The area that is being searched, if one is: the map stays there instead of moving to the results. */
  area?: MapBox | null;
  /** Where the results are; another one moves the map there. Null where there are none, undefined while it is not known. */
  extent: MapBox | null | undefined;
  /** The map is about to be seen. */
  onOpen: () => void;
  /** What went wrong, if something did. */
  notice?: string | null;
  /** Beside the switch. */
  children?: ReactNode;
  /** What is shown for a pin that was pressed, and for a cluster that no zoom splits. */
  renderPin: (id: string) => ReactNode;
  renderCluster: (cluster: MapCluster) => ReactNode;
};
