import { MapFrame } from "./map-frame.tsx";
import type { PinMapProps } from "./map-props.ts";

const load = () => import("./canvas/pin-map-canvas.tsx").then(({ PinMapCanvas }) => PinMapCanvas);

/** A map for saying where something is: by a click, by dragging the pin, or with the arrow keys on it. */
export function PinMap({ className = "", ...props }: PinMapProps & { className?: string }) {
  return <MapFrame load={load} canvasProps={props} className={`h-[400px] ${className}`} />;
}
