import { propertyBlockedDates, propertyCustomPrices } from "../../src/features/availability/availability.tables.server.ts";
import { bookings } from "../../src/features/bookings/booking.tables.server.ts";
import { properties } from "../../src/features/listings/listing.tables.server.ts";
import { guestReviews, reviews } from "../../src/features/reviews/review.tables.server.ts";
import { savedProperties } from "../../src/features/saved/saved.tables.server.ts";
import type { Clock } from "../../src/platform/clock.ts";
import type { Db } from "../../src/platform/db/database.server.ts";
import { addGuests, personId } from "../people.ts";
import { catalogue } from "./catalogue.ts";
import type { DemoEntry } from "./demo-listing.ts";
import { Diary } from "./diary.ts";
import { addToLedger } from "./ledger.ts";
import { Speaker } from "./reviews/say.ts";
import { addRules } from "./rules.ts";
import { staysOf } from "./stays.ts";

const BATCH = 500;

/** The catalogue with its stays, reviews, calendars and rules; the guest has saved three. */
export async function addListings({ db, clock }: { db: Db; clock: Clock }): Promise<DemoEntry[]> {
  const entries = catalogue(clock);
  const diary = new Diary();
  const speaker = new Speaker();
  await addGuests({ db, clock });
  await db.insert(properties).values(entries.map(({ listing }) => listing));
  const stays = entries.map((entry, number) => staysOf(clock, entry, number, diary, speaker));
  await inBatches(
    stays.flatMap((made) => made.bookings),
    (rows) => db.insert(bookings).values(rows),
  );
  await inBatches(
    stays.flatMap((made) => made.bookings),
    (rows) => addToLedger(db, rows),
  );
  await inBatches(
    stays.flatMap((made) => made.blocks),
    (rows) => db.insert(propertyBlockedDates).values(rows),
  );
  await inBatches(
    stays.flatMap((made) => made.prices),
    (rows) => db.insert(propertyCustomPrices).values(rows),
  );
  await inBatches(
    stays.flatMap((made) => made.reviews),
    (rows) => db.insert(reviews).values(rows),
  );
  await inBatches(
    stays.flatMap((made) => made.guestReviews),
    (rows) => db.insert(guestReviews).values(rows),
  );
  await addRules({ db, clock }, entries);
  const saved = entries.filter((_, index) => index % 37 === 5).slice(0, 3);
  await db
    .insert(savedProperties)
    .values(saved.map(({ listing }) => ({ userId: personId("guest@demo.test"), propertyId: listing.id, createdAt: clock.now() })));
  return entries;
}

async function inBatches<T>(rows: T[], insert: (batch: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await insert(rows.slice(from, from + BATCH));
}
