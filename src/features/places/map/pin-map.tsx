import { MapFrame } from "./map-frame.tsx";
import type { Position } from "./map-box.ts";

/** Where the map looks; another one moves it there. */
export type PinView = Position & { zoom: number };

export type PinMapProps = {
  pin: Position | null;
  view: PinView;
  onPlace: (position: Position) => void;
  /** Another style than the one that ships with the product. */
  styleUrl?: string | null;
};

const load = () => import("./canvas/pin-map-canvas.tsx").then(({ PinMapCanvas }) => PinMapCanvas);

/** A map on which one says where something is: by a press, by dragging the pin, or by the arrow keys on it. */
export function PinMap({ className = "", ...part }: PinMapProps & { className?: string }) {
  return <MapFrame load={load} part={part} className={`h-[400px] ${className}`} />;
}
