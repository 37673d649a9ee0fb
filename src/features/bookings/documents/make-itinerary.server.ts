import type { Ctx } from "../../../platform/context.server.ts";
import { makeBanner } from "../../../platform/images/images.server.ts";
import { makeInTurn } from "../../../platform/documents/document-turns.server.ts";
import type { DocumentFile } from "../../../platform/documents/document-file.ts";
import type { MapSketch } from "../../../platform/documents/map-sketch.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { readPhotoVariant } from "../../listings/index.server.ts";
import { sketchMap } from "../../places/index.server.ts";
import type { BookingView } from "../booking.schema.ts";
import { readBooking } from "../booking.view.server.ts";
import { documentThreads } from "./document-threads.server.ts";
import { MAP_SIZE } from "./draw-itinerary.server.ts";
import { stayCalendarFile } from "./stay-calendar-file.server.ts";

/** The itinerary of a booking that the asker may see. Refuses more of them than anyone needs in a minute. */
export async function makeItinerary(ctx: Ctx, bookingId: string): Promise<DocumentFile> {
  return makeInTurn(ctx, requireActor(ctx).id, () => drawFor(ctx, bookingId));
}

async function drawFor(ctx: Ctx, bookingId: string): Promise<DocumentFile> {
  const booking = await readBooking(ctx, bookingId);
  const { brandName, appOrigin } = ctx.config;
  const [cover, map] = await Promise.all([coverOf(ctx, booking), mapOf(ctx, booking)]);
  const pdf = await documentThreads.run({ itinerary: { booking, options: { brand: brandName, origin: appOrigin, cover, map } } });
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
  return stored && makeBanner(stored.bytes, { width: 1400, height: 268 });
}

/** None where the exact place isn't known, or is no longer shared. */
async function mapOf(ctx: Ctx, { listing }: BookingView): Promise<MapSketch | null> {
  const { latitude, longitude, isApproximate } = listing.location;
  return latitude === null || longitude === null || isApproximate ? null : sketchMap(ctx, { latitude, longitude }, MAP_SIZE);
}
