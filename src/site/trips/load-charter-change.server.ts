import type { BookingView, ChangePreview } from "../../features/bookings/index.ts";
import { bookingError, charterChangeOptions, previewChange } from "../../features/bookings/index.server.ts";
import { CharterChoice } from "../../features/charters/index.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { AppError } from "../../platform/errors.ts";

type Answer = { preview: ChangePreview | null; refusal: string | null };

/** What the start, people and extras in the address would cost, or why they can't be had; who chose nothing yet sees what is booked. */
export async function loadCharterChange(ctx: Ctx, booking: BookingView, { searchParams }: URL) {
  const { id: bookingId, charter, checkIn: day, guests, quote } = booking;
  if (!charter) throw bookingError("booked_by_the_night");
  const options = await charterChangeOptions(ctx, bookingId, searchParams.get("day"));
  const labels = new Set(quote.lines.slice(1).map(({ label }) => label));
  const extras = options?.charters.offerings.extras.filter(({ name }) => labels.has(name)).map(({ id }) => id) ?? [];
  const { packageId, crew, startsAt: start } = charter;
  const booked: CharterChoice = { packageId, day, start, crew, guests, extras };
  const asked = CharterChoice.safeParse({
    guests,
    ...Object.fromEntries(searchParams),
    ...((searchParams.has("extras") || searchParams.has("start")) && { extras: searchParams.getAll("extras").join(",") }),
  });
  if (!options || !asked.success) return { options, choice: booked, answer: { preview: null, refusal: null } };
  return { options, choice: asked.data, answer: await previewOrRefusal(ctx, bookingId, asked.data) };
}

async function previewOrRefusal(ctx: Ctx, bookingId: string, choice: CharterChoice): Promise<Answer> {
  try {
    return { preview: await previewChange(ctx, bookingId, choice), refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { preview: null, refusal: error.message };
  }
}
