import type { Ctx } from "../../../platform/context.server.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { dayInWords } from "../../../platform/words/day-words.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { publicProfiles } from "../../accounts/index.server.ts";
import { givenName } from "../../accounts/index.ts";
import type { TimedStay } from "../../bookings/index.server.ts";
import { addressLine } from "../../bookings/index.ts";
import { readStayPlace } from "../../listings/index.server.ts";
import type { PlaceholderValues } from "./placeholders.ts";

/** What the placeholders stand for in a confirmed stay: with the exact address. */
export async function stayValues(ctx: Ctx, stay: TimedStay): Promise<PlaceholderValues> {
  const place = await readStayPlace(ctx, stay.listingId, { isExact: true });
  return {
    ...(await namesOf(ctx, stay)),
    listing: place?.title ?? "the listing",
    check_in: dayInWords(stay.checkIn),
    check_out: dayInWords(stay.checkOut),
    check_in_time: timeInWords(stay.checkInTime),
    check_out_time: timeInWords(stay.checkOutTime),
    guests: countOf(stay.guests, "guest"),
    address: place ? addressLine(place.location) : "the address in your booking",
  };
}

export async function namesOf(ctx: Ctx, { guestId, hostId }: { guestId: string; hostId: string }) {
  const people = await publicProfiles(ctx, [guestId, hostId]);
  const nameOf = (id: string, otherwise: string) => givenName(people.get(id)?.fullName ?? otherwise);
  return { guest_first_name: nameOf(guestId, "there"), host_first_name: nameOf(hostId, "your host") };
}
