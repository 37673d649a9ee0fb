import { href, redirect } from "react-router";
import { passengerError, readBookingManifest } from "../../../features/bookings/index.server.ts";
import { ManifestSheet } from "../../../features/bookings/parts.ts";
import { BackLink } from "../../../ui/page/back-link.tsx";
import { PrintButton } from "../../../ui/print-button.tsx";
import { pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import { bookingIdOf } from "../../trips/booking-id.server.ts";
import type { Route } from "./+types/booking-manifest.page";

export const meta = metaOf({ title: "Passenger list", description: "Everybody aboard.", hidden: true });

/** Of a booking by the seat, everybody on its departure. */
export const loader = pageLoader(async (ctx, { params }) => {
  const manifest = await readBookingManifest(ctx, bookingIdOf(params));
  const { departureId } = manifest;
  if (departureId !== null) throw redirect(href("/host/departures/:departureId/manifest", { departureId }));
  return { manifest };
}, passengerError("manifest_load_failed"));

export default function BookingManifestPage({ loaderData: { manifest }, params: { bookingId } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-4xl gap-5">
      <div className="not-on-paper flex flex-wrap items-center justify-between gap-3">
        <BackLink to={href("/host/bookings/:bookingId", { bookingId })}>Booking</BackLink>
        <PrintButton />
      </div>
      <ManifestSheet manifest={manifest} />
    </div>
  );
}
