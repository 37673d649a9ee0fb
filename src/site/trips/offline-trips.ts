import { createElement } from "react";
import { readStayArrival, showArrival } from "../../features/arrival/index.server.ts";
import { bookingError, nearestTrips } from "../../features/bookings/index.server.ts";
import { readFormats } from "../../platform/words/formats.ts";
import { pageLoader } from "../server/edge.server.ts";
import { offlineDocument } from "../shell/offline/offline-document.server.tsx";
import { OfflineIntro, OfflineTrips } from "./offline-trips-page.server.tsx";

/** The page that a browser keeps for the time without a connection, with the arrival guides that are open; empty for someone who goes nowhere. */
export const loader = pageLoader(async (ctx, { request }) => {
  const trips = await nearestTrips(ctx);
  const headers = { "cache-control": "private, no-store" };
  if (trips.length === 0) return new Response(null, { status: 204, headers });
  const formats = readFormats(request.headers.get("cookie"), request.headers.get("accept-language"));
  const arrivals = await Promise.all(trips.map(async ({ id }) => [id, showArrival(await readStayArrival(ctx, id))] as const));
  const children = createElement(OfflineTrips, { trips, arrivals: new Map(arrivals), formats });
  return offlineDocument(ctx.config, { intro: createElement(OfflineIntro, { now: ctx.clock.now() }), children }, headers);
}, bookingError("bookings_load_failed"));
