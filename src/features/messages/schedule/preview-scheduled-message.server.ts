import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { addDays, instantAt, todayAt } from "../../availability/index.ts";
import { confirmedStay, type TimedStay, bookingPolicy } from "../../bookings/index.server.ts";
import { ownListing, ownListings, readListing } from "../../listings/index.server.ts";
import { nameDetails } from "../details/arrival-details.ts";
import { fillPlaceholders } from "../replies/placeholders.ts";
import { stayValues } from "../replies/stay-values.server.ts";
import { dueAt } from "./schedule.rules.ts";
import type { PreviewScheduledInput, ScheduledPreview } from "./schedule.schema.ts";

const EXAMPLE = { guest: "Alex", guests: 2, daysAhead: 30, nights: 3 };
const NO_LISTING = "00000000-0000-0000-0000-000000000000";

/** What a scheduled message would say and when it would go out: for one of the host's bookings, or for an example. Sends nothing. */
export async function previewScheduledMessage(ctx: Ctx, input: PreviewScheduledInput): Promise<ScheduledPreview> {
  const { bookingId, content, listingId } = input;
  const stay = bookingId ? await ownStay(ctx, bookingId) : await exampleStay(ctx, listingId);
  const values = { ...(await stayValues(ctx, stay)), ...(!bookingId && { guest_first_name: EXAMPLE.guest }) };
  return {
    text: nameDetails(fillPlaceholders(content, values)),
    dueAt: dueAt(input, stay).toISOString(),
    timeZone: stay.timeZone,
    isExample: !bookingId,
  };
}

async function ownStay(ctx: Ctx, bookingId: string): Promise<TimedStay> {
  return admit(ctx, bookingPolicy, "readAsHost", () => confirmedStay(ctx, bookingId));
}

async function exampleStay(ctx: Ctx, listingId: string | null): Promise<TimedStay> {
  const { id: hostId } = requireActor(ctx);
  const own = listingId ? await ownListing(ctx, listingId) : (await ownListings(ctx, 0, 1)).listings[0];
  const listing = own && (await readListing(ctx, own.id));
  const { timeZone = "UTC", checkInTime = "15:00", checkOutTime = "11:00" } = listing ?? {};
  const createdAt = ctx.clock.now();
  const checkIn = addDays(todayAt(timeZone, createdAt), EXAMPLE.daysAhead);
  const checkOut = addDays(checkIn, EXAMPLE.nights);
  return {
    bookingId: "",
    listingId: listing?.id ?? NO_LISTING,
    guestId: hostId,
    hostId,
    checkIn,
    checkOut,
    checkInTime,
    checkOutTime,
    guests: EXAMPLE.guests,
    timeZone,
    beginsAt: instantAt(timeZone, checkIn, checkInTime),
    endsAt: instantAt(timeZone, checkOut, checkOutTime),
    createdAt,
  };
}
