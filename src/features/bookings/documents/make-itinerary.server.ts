import type { Ctx } from "../../../platform/context.server.ts";
import { makeBanner } from "../../../platform/images/images.server.ts";
import { makeInTurn } from "../../../platform/documents/document-turns.server.ts";
import type { DocumentFile } from "../../../platform/documents/document-file.ts";
import { ThreadPool } from "../../../platform/threads/thread-pool.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { readPhotoVariant } from "../../listings/index.server.ts";
import type { BookingView } from "../booking.schema.ts";
import { readBooking } from "../booking.view.server.ts";
import type { ItineraryTask } from "./draw-itinerary.server.ts";
import { stayCalendarFile } from "./stay-calendar-file.server.ts";

/** Drawing holds a processor for a while, which nobody else should notice. */
const threads = new ThreadPool<ItineraryTask, Uint8Array<ArrayBuffer>>({
  program: new URL("itinerary-worker.server.ts", import.meta.url),
  threads: 1,
  timeLimitMs: 15_000,
  memoryMb: 256,
});

/** The itinerary of a booking that the asker may see. Refuses more of them than anyone needs in a minute. */
export async function makeItinerary(ctx: Ctx, bookingId: string): Promise<DocumentFile> {
  return makeInTurn(ctx, requireActor(ctx).id, () => drawFor(ctx, bookingId));
}

async function drawFor(ctx: Ctx, bookingId: string): Promise<DocumentFile> {
  const booking = await readBooking(ctx, bookingId);
  const { brandName, appOrigin } = ctx.config;
  const pdf = await threads.run({ booking, options: { brand: brandName, origin: appOrigin, cover: await coverOf(ctx, booking) } });
  return { name: `itinerary-${booking.reservationId}.pdf`, contentType: "application/pdf", content: pdf };
}

/** The calendar file of a booking that the asker may see. */
export async function makeCalendarFile(ctx: Ctx, bookingId: string): Promise<DocumentFile> {
  const booking = await readBooking(ctx, bookingId);
  const { brandName, appOrigin } = ctx.config;
  const content = stayCalendarFile(booking, { brand: brandName, origin: appOrigin });
  return { name: `stay-${booking.reservationId}.ics`, contentType: "text/calendar; charset=utf-8", content };
}

async function coverOf(ctx: Ctx, { listing: { cover } }: BookingView): Promise<Buffer | null> {
  const stored = cover && (await readPhotoVariant(ctx, { photoId: cover.id, width: 960, format: "webp" }));
  return stored && makeBanner(stored.bytes, { width: 1400, height: 305 });
}
