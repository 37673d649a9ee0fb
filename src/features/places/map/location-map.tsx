import { MapFrame } from "./map-frame.tsx";
import type { LocationMapProps } from "./map-props.ts";

const load = () => import("./canvas/location-map-canvas.tsx").then(({ LocationMapCanvas }) => LocationMapCanvas);

/** Where a listing is. */
export function LocationMap({ className, ...props }: LocationMapProps & { className: string }) {
  // Another listing is another map.
  return <MapFrame key={`${props.latitude} ${props.longitude}`} load={load} canvasProps={props} className={className} />;
}
