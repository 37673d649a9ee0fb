import { href, Link } from "react-router";
import { stayInWords, type Party, type Stay, whoInWords } from "../../availability/index.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import type { ListingView } from "../../listings/index.ts";
import { ListingPhoto } from "../../listings/parts.ts";

type Props = { listing: ListingView; stay: Stay; party: Party; search: string };

/** Where, when and who, with a way back to change it. */
export function CheckoutTrip({ listing, stay, party, search }: Props) {
  const formats = useFormats();
  const [cover] = listing.photos;
  const isBoat = listing.type === "boat";
  const back = href("/properties/:listingId", { listingId: listing.id }) + search;
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        {cover && <ListingPhoto photo={cover} sizes="8rem" className="aspect-4/3 w-28 shrink-0 rounded-md" />}
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{listing.title}</p>
          <p className="text-sm text-muted">
            Hosted by <bdi>{listing.host.fullName}</bdi>
          </p>
        </div>
      </div>
      <dl className="numbers grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">Dates</dt>
          <dd className="font-medium">{stayInWords(stay)}</dd>
          <dd className="text-sm text-muted">
            {isBoat ? "Embark" : "Check in"} after {timeInWords(listing.checkInTime, formats)}
          </dd>
          <dd className="text-sm text-muted">
            {isBoat ? "Disembark" : "Check out"} before {timeInWords(listing.checkOutTime, formats)}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Who's coming</dt>
          <dd className="font-medium">{whoInWords(party)}</dd>
        </div>
      </dl>
      <p>
        <Link to={back} className="link inline-flex min-h-11 items-center font-medium">
          Change dates or guests
        </Link>
      </p>
    </div>
  );
}
