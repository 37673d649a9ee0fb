import { useRouteLoaderData } from "react-router";
import type { BookingView } from "../../features/bookings/index.ts";
import { addressLine } from "../../features/bookings/index.ts";
import { LocationMap } from "../../features/places/parts.ts";
import type { SiteData } from "../server/site-data.server.ts";

/** Where the stay is, on the map; nothing where that isn't known. */
export function StayMap({ listing: { location, type } }: { listing: BookingView["listing"] }) {
  const site = useRouteLoaderData<SiteData>("root");
  const { latitude, longitude, isApproximate } = location;
  if (latitude === null || longitude === null || isApproximate) return null;
  return (
    <LocationMap
      styleUrl={site?.mapStyleUrl}
      latitude={latitude}
      longitude={longitude}
      address={addressLine(location)}
      kind={type === "boat" ? "boat" : "home"}
      className="h-72"
    />
  );
}
