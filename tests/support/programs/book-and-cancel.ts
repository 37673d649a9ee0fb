import { randomInt } from "node:crypto";
import { addDays } from "../../../src/features/availability/index.ts";
import { propertyBlockedDates } from "../../../src/features/availability/availability.tables.server.ts";
import { quoteListing } from "../../../src/features/availability/index.server.ts";
import { cancelBooking, readBooking, reserveDates } from "../../../src/features/bookings/index.server.ts";
import { readConfig } from "../../../src/platform/config.server.ts";
import type { Ctx } from "../../../src/platform/context.server.ts";
import { databaseErrorCode } from "../../../src/platform/db/database.server.ts";
import { AppError } from "../../../src/platform/errors.ts";
import { openServices } from "../../../src/platform/services.server.ts";
import { TEST_SECRET } from "../test-secret.ts";
import type { Outcome, Pressure } from "../pressure.ts";

/** A server's work without its HTTP: many guests at once who book, cancel and block the same few nights, telling each outcome as it is known. */
const { url, listingIds, guestIds, firstNight, nights, clients, attempts } = JSON.parse(process.argv[2] ?? "") as Pressure;
const services = await openServices(
  readConfig({ EMBEDDED_DATABASE_URL: url, SECRET: TEST_SECRET, LOG_LEVEL: "silent", PAYMENTS: "recorded" }),
  "server",
);

const say = (outcome: Outcome) =>
  new Promise<void>((resolve) => void (process.send?.(outcome, undefined, undefined, () => resolve()) ?? resolve()));
const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)] as T;

function asGuest(): Ctx {
  const actor = { id: pick(guestIds), sessionId: "", isHost: false, supportRole: null };
  return { ...services, actor, request: null };
}

async function reserve(mine: Map<string, Ctx>): Promise<void> {
  const [ctx, listingId] = [asGuest(), pick(listingIds)];
  const checkIn = addDays(firstNight, randomInt(nights));
  const stay = { checkIn, checkOut: addDays(checkIn, 1 + randomInt(5)), guests: 1 };
  const { total } = await quoteListing(ctx, listingId, stay);
  const { bookingId } = await reserveDates(ctx, { listingId, ...stay, totalCents: total.cents, key: crypto.randomUUID() });
  mine.set(bookingId, ctx);
  await say({ booked: bookingId });
}

/** Who has nothing to cancel books. */
async function cancel(mine: Map<string, Ctx>): Promise<void> {
  const [entry] = mine;
  if (!entry) return reserve(mine);
  const [bookingId, ctx] = entry;
  mine.delete(bookingId);
  const { viewer } = await readBooking(ctx, bookingId);
  await say({ cancelling: bookingId });
  await cancelBooking(ctx, bookingId, { refundCents: viewer.cancelling?.refundCents ?? 0 });
  await say({ cancelled: bookingId });
}

async function block(): Promise<void> {
  const propertyId = pick(listingIds);
  const first = addDays(firstNight, randomInt(nights));
  const dates = [first, addDays(first, 1)].map((date) => ({ propertyId, date }));
  await services.db.insert(propertyBlockedDates).values(dates);
  await services.db.delete(propertyBlockedDates);
  await say({ blocked: propertyId });
}

async function client(): Promise<void> {
  const mine = new Map<string, Ctx>();
  for (let attempt = 0; attempt < attempts; attempt++) {
    const dice = randomInt(10);
    try {
      await (dice < 7 ? reserve(mine) : dice < 9 ? cancel(mine) : block());
    } catch (error) {
      if (error instanceof AppError) await say({ refused: error.message });
      else if (["23P01", "23505"].includes(databaseErrorCode(error) ?? "")) await say({ refused: "a block over what holds the night" });
      else await say({ failed: `${databaseErrorCode(error) ?? ""} ${String(error)}` });
    }
  }
}

await Promise.all(Array.from({ length: clients }, client));
process.send?.({ done: true } satisfies Outcome, undefined, undefined, () => process.exit());
