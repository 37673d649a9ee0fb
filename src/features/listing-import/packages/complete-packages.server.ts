import { MOST_PACKAGES, packageLength, templateTimes, usualTemplate } from "../../charters/index.ts";
import type { Crew } from "../../listings/index.ts";
import { MOST_PRICE_CENTS } from "../../../platform/money.ts";
import type { ImportedField, FieldSource } from "../imported-listing.ts";
import { startRow } from "./usual.ts";
import type { Assumed, ImportedPackage, PackageOffer } from "./imported-package.ts";

type Source = { source: FieldSource; packages: PackageOffer[]; isGuess: boolean };
type Boat = { crew: Crew | null; capacity: number | null };

const MISSING = { state: "missing", value: null, source: null } as const;
const [MOST_SEATS, LONGEST_NAME] = [100, 60];

/** The packages of the first source that has any, with what is usual where it says nothing. What is taken as usual waits for the host's word. */
export function completePackages(sources: Source[], boat: Boat): ImportedField<ImportedPackage[]> {
  const found = sources.find(({ packages }) => packages.length > 0);
  if (!found) return MISSING;
  const value = merged(found.packages.map((offer) => completed(offer, boat))).slice(0, MOST_PACKAGES);
  const isGuess = found.isGuess || value.some(({ assumed }) => assumed.length > 0);
  return { state: isGuess ? "guessed" : "found", value, source: found.source };
}

function completed(offer: PackageOffer, boat: Boat): ImportedPackage {
  const { length, price, isPerPerson } = offer;
  const name = (offer.name ?? packageLength(length)).slice(0, LONGEST_NAME).trim();
  const said = isPerPerson ? "captained" : (offer.crew ?? boat.crew);
  const starts = offer.starts.map((time) => startRow(time));
  const isOurs = price.currency === null || price.currency === "USD";
  const cents = Math.round(price.amount * 100);
  const taken = isOurs && cents > 0 && cents <= MOST_PRICE_CENTS ? cents : null;
  const assumed: Assumed[] = [];
  if (starts.length === 0) assumed.push("starts");
  if (offer.isUsualLength) assumed.push("length");
  if (said === null) assumed.push("crew");
  if (offer.isFrom || price.currency === null) assumed.push("price");
  const room = offer.guests ?? boat.capacity;
  return {
    name,
    ...length,
    captainedCents: said === "bareboat" ? null : taken,
    bareboatCents: said === "bareboat" || said === "either" ? taken : null,
    seats: isPerPerson && room !== null && room <= MOST_SEATS ? room : null,
    guests: offer.guests !== null && boat.capacity !== null ? Math.min(offer.guests, boat.capacity) : offer.guests,
    starts: starts.length > 0 ? starts : templateTimes(usualTemplate({ name, ...length })).starts,
    foreignPrice: isOurs || price.currency === null ? null : { amount: price.amount, currency: price.currency },
    assumed,
  };
}

/** A trip with a captain and the same without are one package with two prices. Said twice, the first counts. */
function merged(packages: ImportedPackage[]): ImportedPackage[] {
  const byTrip = new Map<string, ImportedPackage>();
  for (const each of packages) {
    const key = [each.name.toLowerCase(), each.minutes, each.nights, each.returnsAt, each.seats].join("|");
    const known = byTrip.get(key);
    if (!known) byTrip.set(key, each);
    else if (known.seats === null)
      byTrip.set(key, {
        ...known,
        captainedCents: known.captainedCents ?? each.captainedCents,
        bareboatCents: known.bareboatCents ?? each.bareboatCents,
      });
  }
  return [...byTrip.values()];
}
