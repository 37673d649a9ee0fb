import type { Ctx } from "../../../platform/context.server.ts";
import { makeBanner } from "../../../platform/images/images.server.ts";
import { makeInTurn } from "../../../platform/documents/document-turns.server.ts";
import type { DocumentFile } from "../../../platform/documents/document-file.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { readPhotoVariant } from "../../listings/index.server.ts";
import type { BookingView } from "../booking.schema.ts";
import { readBooking } from "../booking.view.server.ts";
import { stayCalendarFile } from "./stay-calendar-file.server.ts";

/** The itinerary of a booking that the asker may see. Refuses more of them than anyone needs in a minute. */
export async function makeItinerary(ctx: Ctx, bookingId: string): Promise<DocumentFile> {
  return makeInTurn(ctx, requireActor(ctx).id, () => drawFor(ctx, bookingId));
}

async function drawFor(ctx: Ctx, bookingId: string): Promise<DocumentFile> {
  const booking = await readBooking(ctx, bookingId);
  const { brandName, appOrigin } = ctx.config;
  // Drawing needs large libraries; they are loaded with the first document.
  const { drawItinerary } = await import("./draw-itinerary.server.ts");
  const pdf = await drawItinerary(booking, { brand: brandName, origin: appOrigin, cover: await coverOf(ctx, booking) });
  return { name: `itinerary-${booking.reservationId}.pdf`, contentType: "application/pdf", content: new Uint8Array(pdf) };
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
