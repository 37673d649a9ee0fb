import { MapFrame } from "./map-frame.tsx";

export type LocationMapProps = {
  latitude: number;
  longitude: number;
  /** Shows only the surroundings, as a circle, and no point. */
  approximate?: boolean;
  address: string;
  /** Another style than the one that ships with the product. */
  styleUrl?: string | null;
};

const load = () => import("./canvas/location-map-canvas.tsx").then(({ LocationMapCanvas }) => LocationMapCanvas);

/** Where a listing is. */
export function LocationMap({ className = "", ...part }: LocationMapProps & { className?: string }) {
  // Another listing is another map.
  return <MapFrame key={`${part.latitude} ${part.longitude}`} load={load} part={part} className={`h-[400px] ${className}`} />;
}
