import { ChevronDown } from "../../../ui/icons/index.ts";
import { useId } from "react";
import { Notice } from "../../../ui/notice.tsx";
import { countOf, noPetsInWords, type Party, whoInWords } from "../../availability/index.ts";
import { PartyFields } from "../../availability/parts.ts";
import type { ListingView } from "../../listings/index.ts";

type Props = {
  listing: Pick<ListingView, "capacity" | "petsAllowed" | "type">;
  party: Party;
  error: string | null;
  onChange(party: Party): void;
};

/** Who travels: a line that sums it up, which opens to be changed. */
export function GuestField({ listing: { capacity, petsAllowed, type }, party, error, onChange }: Props) {
  const id = useId();
  const noPets = noPetsInWords(type);
  return (
    <div className="grid gap-1.5">
      <details className="group rounded-md border border-line-strong bg-paper">
        <summary
          aria-describedby={error ? `${id}-error` : undefined}
          className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-md px-3.5 [&::-webkit-details-marker]:hidden"
        >
          <span className="min-w-0">
            <span className="block text-sm font-semibold">Guests</span>
            <span className={`numbers block ${error ? "text-brick" : ""}`}>{whoInWords(party)}</span>
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 border-t border-line px-3.5 py-3">
          <PartyFields
            areSent
            party={party}
            leastAdults={1}
            capacity={capacity}
            petsHint={petsAllowed ? "Allowed here" : noPets}
            takesPets={petsAllowed}
            onChange={onChange}
          />
          <p className="text-sm text-muted">Up to {countOf(capacity, "guest")}, not counting infants.</p>
        </div>
      </details>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
      {party.pets > 0 && !petsAllowed && (
        <Notice tone="bad">
          {noPets}{" "}
          <button type="button" onClick={() => onChange({ ...party, pets: 0 })} className="link cursor-pointer noscript:hidden">
            Travel without pets
          </button>
        </Notice>
      )}
    </div>
  );
}
