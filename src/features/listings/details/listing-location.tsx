import { LocationMap } from "../../places/parts.ts";
import { PageSection } from "../../../ui/page-section.tsx";
import type { ListingView } from "../listing.schema.ts";

type Props = { location: ListingView["location"]; styleUrl: string | null | undefined };

/** Where it is, as exactly as the host shows it. */
export function ListingLocation({ location, styleUrl }: Props) {
  const { streetAddress, city, state, zipCode, country, latitude, longitude, isApproximate } = location;
  const address = [streetAddress, city, [state, zipCode].filter(Boolean).join(" "), country].filter(Boolean).join(", ");
  return (
    <PageSection title="Location">
      {latitude !== null && longitude !== null ? (
        <LocationMap
          styleUrl={styleUrl}
          latitude={latitude}
          longitude={longitude}
          approximate={isApproximate}
          address={address}
          className="h-[400px]"
        />
      ) : (
        <p className="card p-6 text-muted">The exact location isn't available.</p>
      )}
      <p>
        {address}
        {isApproximate && <span className="text-muted"> · You'll get the exact address after booking.</span>}
      </p>
    </PageSection>
  );
}
