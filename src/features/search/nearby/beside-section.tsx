import { href, Link } from "react-router";
import { aboutAway } from "../../../platform/words/length-words.ts";
import { PageSection } from "../../../ui/page/page-section.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { stayDays } from "../../availability/index.ts";
import type { ListingView } from "../../listings/index.ts";
import { writeAddress } from "../query/search-address.ts";
import { ListingCard } from "../results/listing-card.tsx";
import { boxAround } from "./around.ts";
import { type AskedBeside, useBeside } from "./use-beside.ts";

type Props = {
  listing: Pick<ListingView, "id" | "type" | "location">;
  beside: AskedBeside | null;
  /** The stay that is chosen now, as it is asked for. */
  wanted: string;
  sizes: string;
  /** What it leads to, where that isn't clear. */
  title?: string;
};

/** Near a home, boats for a day of the stay; near a boat, homes for it. Nothing where there are none. */
export function BesideSection({ listing, beside, wanted, sizes, title }: Props) {
  const formats = useFormats();
  const known = useBeside(listing.id, beside, wanted);
  if (!known || known.items.length === 0) return null;
  const { checkIn, checkOut, guests } = Object.fromEntries(new URLSearchParams(known.asked));
  const stay = checkIn && checkOut ? stayDays({ checkIn, checkOut }) : null;
  const isHome = listing.type !== "boat";
  return (
    <PageSection title={title ?? (isHome ? "Boats near this home" : "Homes near this boat")} note={noteOf(isHome, stay)}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {known.items.map(({ card, miles }) => (
          <li key={card.id} className="grid gap-1">
            <ListingCard card={card} party={guests ? { guests: Number(guests) } : {}} sizes={sizes} travels={false} />
            <p className="text-sm text-muted">{aboutAway(miles, formats)}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`${href("/search")}?${allNear(listing, { checkIn, checkOut, guests })}`} className="link">
          {isHome ? "See all boats around here" : "See all homes around here"}
        </Link>
      </p>
    </PageSection>
  );
}

function noteOf(isHome: boolean, stay: string | null): string {
  if (isHome) return stay ? `With a captain, on a day of your stay, ${stay}` : "With a captain, by the hour or the day";
  return stay ? `Available ${stay}` : "To stay before or after";
}

const REACH = 0.4;

/** The search that shows all of them. */
function allNear({ type, location: { latitude, longitude } }: Props["listing"], stay: Record<string, string | undefined>): URLSearchParams {
  const box = latitude === null || longitude === null ? undefined : boxAround({ latitude, longitude }, REACH);
  if (type !== "boat") return writeAddress({ type: "boat", charter: true, captain: "with", box, guests: guestsOf(stay) });
  return writeAddress({ type: "property", box, checkIn: stay.checkIn, checkOut: stay.checkOut, guests: guestsOf(stay) });
}

const guestsOf = ({ guests }: Record<string, string | undefined>): number | undefined => (guests ? Number(guests) : undefined);
