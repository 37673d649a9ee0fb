import { Footprints } from "../../../ui/icons/index.ts";
import { type Walk, walkInWords } from "../../places/index.ts";
import { LocationMap } from "../../places/parts.ts";
import { PageSection } from "../../../ui/page/page-section.tsx";
import type { ListingView } from "../listing.schema.ts";

type Props = Pick<ListingView, "location" | "type"> & { walks: readonly Walk[]; styleUrl: string | null | undefined };

/** Where it is, as exactly as the host shows it. */
export function ListingLocation({ location, type, walks, styleUrl }: Props) {
  const { streetAddress, city, state, zipCode, country, latitude, longitude, isApproximate } = location;
  const address = [streetAddress, city, [state, zipCode].filter(Boolean).join(" "), country].filter(Boolean).join(", ");
  return (
    <PageSection
      id="location"
      title="Location"
      note={`Where you'll ${type === "boat" ? "board" : "be"}: ${[city, state, country].filter(Boolean).join(", ")}`}
    >
      {latitude !== null && longitude !== null ? (
        <LocationMap
          styleUrl={styleUrl}
          latitude={latitude}
          longitude={longitude}
          approximate={isApproximate}
          address={address}
          kind={type === "boat" ? "boat" : "home"}
          className="h-[400px]"
        />
      ) : (
        <p className="card p-6 text-muted">The exact location isn't available.</p>
      )}
      <Walks walks={walks} from={type === "boat" ? "boat" : "home"} />
      <p>
        {address}
        {isApproximate && <span className="text-muted"> · You'll get the exact address after booking.</span>}
      </p>
    </PageSection>
  );
}

function Walks({ walks, from }: { walks: readonly Walk[]; from: "home" | "boat" }) {
  if (walks.length === 0) return null;
  return (
    <ul aria-label="On foot" className="flex flex-wrap gap-x-6 gap-y-2">
      {walks.map((walk) => (
        <li key={walk.to} className="numbers flex items-start gap-2">
          <Footprints className="mt-0.5 size-5 shrink-0 text-sea" />
          {walkInWords(walk, from)}
        </li>
      ))}
    </ul>
  );
}
