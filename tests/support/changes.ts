import { eq } from "drizzle-orm";
import { occupiedNights } from "../../src/features/availability/availability.tables.server.ts";
import { askForChange, changeBooking, previewChange } from "../../src/features/bookings/index.server.ts";
import type { Services } from "../../src/platform/context.server.ts";
import { book, newKey, type StayDraft } from "./bookings.ts";
import { ledgerOf } from "./ledger.ts";
import { newListing } from "./listings.ts";
import { newPerson, type Person, visitOf } from "./people.ts";

export type WantedStay = Omit<StayDraft, "listingId">;

/** From the 10th to the 13th of June, three nights at $100, $50 for cleaning and $36 for us: $386. */
export const BOOKED = { checkIn: "2027-06-10", checkOut: "2027-06-13" };

const idOf = async (services: Services, person: Person) => (await visitOf(services, person)).actor?.id ?? "";

/** Two people, and what makes a booking of the one at a new listing of the other. */
export async function stayMaker(services: Services) {
  const [guest, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Hal Host")];
  const hostId = await idOf(services, host);
  return async (given: Parameters<typeof newListing>[1] = {}) => {
    const { id: listingId } = await newListing(services, { hostId, title: "The quiet house", ...given });
    return { guest, host, listingId, bookingId: await book(services, guest, { listingId, ...BOOKED }) };
  };
}

/** The guest changes the booking at the price that the page shows. */
export async function change(services: Services, guest: Person, bookingId: string, { guests = 1, ...stay }: WantedStay): Promise<void> {
  const visit = await visitOf(services, guest);
  const { quote } = await previewChange(visit, bookingId, { ...stay, guests });
  await changeBooking(visit, bookingId, { ...stay, guests, totalCents: quote.total.cents, key: newKey() });
}

/** The guest asks the host for it. */
export async function ask(services: Services, guest: Person, bookingId: string, { guests = 1, ...stay }: WantedStay): Promise<string> {
  const visit = await visitOf(services, guest);
  const { quote } = await previewChange(visit, bookingId, { ...stay, guests });
  return (await askForChange(visit, bookingId, { ...stay, guests, totalCents: quote.total.cents, key: newKey() })).requestId;
}

/** The nights that a listing's bookings hold, such as "10 11 12". */
export async function nightsHeld({ db }: Services, listingId: string, bookingId?: string): Promise<string> {
  const rows = await db.select().from(occupiedNights).where(eq(occupiedNights.propertyId, listingId)).orderBy(occupiedNights.night);
  return rows
    .filter((row) => !bookingId || row.bookingId === bookingId)
    .map(({ night }) => Number(night.slice(-2)))
    .join(" ");
}

/** What the ledger wrote for changes of a booking. */
export async function changesInLedger(services: Services, bookingId: string): Promise<[number, string, number][]> {
  const rows = await ledgerOf(services, bookingId);
  return rows.filter(({ kind }) => kind === "change").map((entry) => [entry.change, entry.account, entry.amount]);
}
