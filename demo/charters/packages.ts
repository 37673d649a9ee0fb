import type { CharterPrice } from "../../src/features/charters/charter.schema.ts";
import type { boatExtras, boatPackages, boatPackageStarts } from "../../src/features/charters/charter.tables.server.ts";
import { demoId } from "../demo-id.ts";
import type { DemoListing } from "../listings/demo-listing.ts";

type Cents = { captainedCents: number | null; bareboatCents: number | null };
type Package = Omit<typeof boatPackages.$inferInsert, "propertyId" | "createdAt" | "position" | keyof Cents> & Cents & { id: string };
type Start = Omit<typeof boatPackageStarts.$inferInsert, "packageId" | "no">;
type Extra = Omit<typeof boatExtras.$inferInsert, "propertyId" | "position">;

export type Sold = { offered: Package; starts: Start[]; prices: CharterPrice[] };
export type DemoBoat = { listing: DemoListing; sold: Sold[] };

const SATURDAY = 1 << 6;
const ALWAYS = { weekdays: 127, fromDay: null, untilDay: null, isYearly: false };
const WEEKENDS = { ...ALWAYS, weekdays: SATURDAY | 1 };
const SUMMER = { fromDay: "2026-06-15", untilDay: "2026-08-31", isYearly: true, weekdays: 127 };
const EVENINGS_ARE_LATE = { fromDay: "2026-04-01", untilDay: "2026-10-15", isYearly: true };
const EVENINGS_ARE_EARLY = { fromDay: "2026-10-16", untilDay: "2027-03-31", isYearly: true };

const at = (time: string, more: Partial<Start> = {}): Start => ({ firstStart: time, lastStart: time, ...more });
/** In whole five dollars. */
const rounded = (cents: number): number => Math.round(cents / 500) * 500;

/** What a boat of the demo is sold by: half a day and a day, a week from Saturday to Saturday, and a sunset by the seat where somebody steers. */
export function packagesOf(listing: DemoListing): Sold[] {
  const isCaptained = listing.crew !== "bareboat";
  const isBareboat = listing.crew !== "captained";
  const night = listing.pricePerNight;
  const prices = (captained: number, bareboat: number | null) => ({
    captainedCents: isCaptained ? rounded(night * captained) : null,
    bareboatCents: isBareboat && bareboat !== null ? rounded(night * bareboat) : null,
  });
  const make = (name: string, more: Partial<Package>, starts: Start[], captained: number, bareboat: number | null): Sold => {
    const own = prices(captained, bareboat);
    const dearer = (factor: number) => prices(captained * factor, bareboat === null ? null : bareboat * factor);
    return {
      offered: { id: demoId("package", `${listing.id} ${name}`), name, guests: listing.capacity, ...own, ...more },
      starts,
      prices: more.nights ? [{ ...SUMMER, ...dearer(1.3) }] : [{ ...WEEKENDS, ...dearer(1.15) }],
    };
  };
  const week = [at("17:00", { weekdays: SATURDAY })];
  return [
    make("Half day", { minutes: 240 }, [at("08:00"), at("13:00")], 0.9, 0.6),
    make("Full day", { minutes: 480 }, [at("09:00", { lastStart: "10:00", stepMinutes: 30 })], 1.5, 1),
    ...(isCaptained ? [sunset(listing, make)] : []),
    make("A week, Saturday to Saturday", { nights: 7, returnsAt: "09:00" }, week, 8, 6),
  ];
}

type Make = (name: string, more: Partial<Package>, starts: Start[], captained: number, bareboat: number | null) => Sold;

function sunset(listing: DemoListing, make: Make): Sold {
  const starts = [at("18:30", EVENINGS_ARE_LATE), at("15:30", EVENINGS_ARE_EARLY)];
  const seats = Math.max(4, listing.capacity);
  const { offered, ...rest } = make("Sunset sail", { minutes: 120, seats, guests: seats, prepareMinutes: 30 }, starts, 0.12, null);
  return { offered: { ...offered, bareboatCents: null }, ...rest };
}

const FUEL: Record<string, Pick<Extra, "terms" | "name">> = {
  "Fuel included": { name: "Fuel", terms: "included" },
  "Fuel included up to 4 hours a day": { name: "Fuel, up to 4 hours a day", terms: "included" },
};

/** What goes with a charter of the demo, and what can be added. */
export function extrasOf(listing: DemoListing): Extra[] {
  const own = (name: string, kind: Extra["kind"], terms: Extra["terms"], more: Partial<Extra> = {}): Extra => ({
    id: demoId("extra", `${listing.id} ${name}`),
    name,
    kind,
    terms,
    ...more,
  });
  const fuel = FUEL[listing.fuelPolicy ?? ""] ?? { name: "Fuel, by what the tank takes", terms: "at_the_end" as const };
  const isCaptained = listing.crew !== "bareboat";
  const isBareboat = listing.crew !== "captained";
  return [
    ...(isCaptained ? [own("Captain", "captain", "included", { crew: "captained" })] : []),
    own(fuel.name, "fuel", fuel.terms),
    ...(isBareboat ? [own("End cleaning", "cleaning", "priced", { cents: 9_000, isRequired: true, crew: "bareboat" })] : []),
    own("Paddle board", "equipment", "priced", { cents: 3_500 }),
    own("Lunch on board", "other", "priced", { cents: 2_800, unit: "person" }),
    own("Pickup at your hotel", "pickup", "on_request"),
  ];
}
