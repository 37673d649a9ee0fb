import { MapFrame } from "./map-frame.tsx";
import type { SearchMapProps } from "./map-props.ts";

const load = () => import("./canvas/search-map-canvas.tsx").then(({ SearchMapCanvas }) => SearchMapCanvas);

/** Search results on a map, as pins with their prices and as clusters. */
export function SearchMap({ className, ...props }: SearchMapProps & { className?: string }) {
  return <MapFrame load={load} canvasProps={props} className={className} />;
}
