import { countOf } from "../../platform/words/counts.ts";

/** Who travels. Infants and pets need no bed. */
export type Party = { adults: number; children: number; infants: number; pets: number };

/** Who comes, as a booking keeps it: everyone who needs a bed, how many of them are children, and who comes along. */
export type BookedParty = { guests: number; children: number; infants: number; pets: number };

/** The same as a form shows it. */
export const partyOf = ({ guests, children, infants, pets }: BookedParty): Party => ({
  adults: guests - children,
  children,
  infants,
  pets,
});

/** Everyone who needs a bed. */
export const guestsIn = ({ adults, children }: Pick<Party, "adults" | "children">): number => adults + children;

/** "3 guests, 1 infant, 1 pet", or nothing. */
export function whoInWords({ infants, pets, ...party }: Party): string {
  const counts = [
    [guestsIn(party), "guest"],
    [infants, "infant"],
    [pets, "pet"],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, word]) => countOf(count, word))
    .join(", ");
}

export const noPetsInWords = (type: "property" | "boat"): string => `This ${type === "boat" ? "boat" : "place"} doesn't allow pets.`;

/** The party after a change: children, infants and pets come with at least one adult. */
export function changedParty(party: Party, change: Partial<Party>): Party {
  const next = { ...party, ...change };
  const needsAdult = next.children + next.infants + next.pets > 0;
  return needsAdult && next.adults === 0 ? { ...next, adults: 1 } : next;
}

/** The party that an address or a plain form describes: everyone who needs a bed as `guests`, or adults and children by themselves. */
export function readParty(params: URLSearchParams): Party {
  const count = (name: string, most: number) => {
    const text = params.get(name) ?? "";
    return /^\d{1,3}$/.test(text) ? Math.min(Number(text), most) : 0;
  };
  const guests = count("guests", 999);
  const children = Math.min(count("children", 999), guests ? guests - 1 : 999);
  return {
    adults: Math.max(1, guests ? guests - children : count("adults", 999)),
    children,
    infants: count("infants", MOST_EXTRA),
    pets: count("pets", MOST_EXTRA),
  };
}

/** The most infants, and the most pets. */
export const MOST_EXTRA = 20;
