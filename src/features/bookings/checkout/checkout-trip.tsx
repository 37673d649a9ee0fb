import { Link } from "react-router";
import { guestsIn, type Party, type Stay, stayInWords } from "../../availability/index.ts";
import type { BookedCharter } from "../../charters/index.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import type { StayPlace } from "../../listings/index.ts";
import { type Booked, bookedWhen, charterWords, partyInWords } from "../booking-words.ts";
import { ListingPhoto } from "../../listings/parts.ts";

type Props = {
  listing: Pick<StayPlace, "title" | "type" | "cover"> & Booked["listing"];
  hostName: string;
  times: { checkInTime: string; checkOutTime: string };
  stay: Stay & { charter: BookedCharter | null };
  party: Party;
  /** Where the stay can still be changed. */
  back?: string;
};

/** Where, when and who, with a way back to change it. */
export function CheckoutTrip({ listing, hostName, times, stay, party, back }: Props) {
  const formats = useFormats();
  const { cover } = listing;
  const isBoat = listing.type === "boat";
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        {cover && <ListingPhoto photo={cover} sizes="8rem" className="aspect-4/3 w-28 shrink-0 rounded-md" />}
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{listing.title}</p>
          <p className="text-sm text-muted">
            Hosted by <bdi>{hostName}</bdi>
          </p>
        </div>
      </div>
      <dl className="numbers grid gap-4 sm:grid-cols-2">
        {stay.charter ? (
          <div>
            <dt className="text-sm text-muted">Trip</dt>
            <dd className="font-medium">{bookedWhen({ ...stay, listing }, formats)}</dd>
            <dd className="text-sm text-muted wrap-anywhere">{charterWords(stay.charter)}</dd>
            {stay.charter.beginsPlace && <dd className="text-sm text-muted wrap-anywhere">From {stay.charter.beginsPlace}</dd>}
            {stay.charter.endsPlace && <dd className="text-sm text-muted wrap-anywhere">Back at {stay.charter.endsPlace}</dd>}
          </div>
        ) : (
          <div>
            <dt className="text-sm text-muted">Dates</dt>
            <dd className="font-medium">{stayInWords(stay)}</dd>
            <dd className="text-sm text-muted">
              {isBoat ? "Embark" : "Check in"} after {timeInWords(times.checkInTime, formats)}
            </dd>
            <dd className="text-sm text-muted">
              {isBoat ? "Disembark" : "Check out"} before {timeInWords(times.checkOutTime, formats)}
            </dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-muted">Who's coming</dt>
          <dd className="font-medium">{partyInWords({ ...party, guests: guestsIn(party) })}</dd>
        </div>
      </dl>
      {back && (
        <p>
          <Link to={back} className="link inline-flex min-h-11 items-center font-medium">
            Change dates or guests
          </Link>
        </p>
      )}
    </div>
  );
}
