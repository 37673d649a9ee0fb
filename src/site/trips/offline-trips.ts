import { readStayArrival, showArrival } from "../../features/arrival/index.server.ts";
import { bookingError, nearestTrips } from "../../features/bookings/index.server.ts";
import { readFormats } from "../../platform/words/formats.ts";
import { pageLoader } from "../server/edge.server.ts";
import { offlineTripsPage } from "./offline-trips-page.server.tsx";

const STYLE_ALONE = "default-src 'none'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The page that a browser keeps for the time without a connection, with the arrival guides that are open; empty for someone who goes nowhere. */
export const loader = pageLoader(async (ctx, { request }) => {
  const trips = await nearestTrips(ctx);
  const headers = { "cache-control": "private, no-store" };
  if (trips.length === 0) return new Response(null, { status: 204, headers });
  const formats = readFormats(request.headers.get("cookie"), request.headers.get("accept-language"));
  const arrivals = await Promise.all(trips.map(async ({ id }) => [id, showArrival(await readStayArrival(ctx, id))] as const));
  return new Response(offlineTripsPage({ trips, arrivals: new Map(arrivals) }, ctx.clock.now(), formats), {
    headers: { ...headers, "content-type": "text/html; charset=utf-8", "content-security-policy": STYLE_ALONE },
  });
}, bookingError("bookings_load_failed"));
