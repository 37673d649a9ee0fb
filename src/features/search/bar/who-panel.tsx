import type { Party } from "../../availability/index.ts";
import { PartyFields } from "../../availability/parts.ts";

const MOST_GUESTS = 50;

/** How many adults, children, infants and pets. */
export const WhoPanel = ({ party, onChange }: { party: Party; onChange(party: Party): void }) => (
  <PartyFields
    areSent={false}
    party={party}
    leastAdults={0}
    capacity={MOST_GUESTS}
    petsHint="Shows pet-friendly places only"
    onChange={onChange}
  />
);
