import { exportAccountData } from "../../features/accounts/index.server.ts";
import { exportHostBookings, exportTrips } from "../../features/bookings/index.server.ts";
import { PHASES } from "../../features/bookings/index.ts";
import { exportReviews } from "../../features/reviews/index.server.ts";
import { savedListingIds } from "../../features/saved/index.server.ts";
import { pageLoader } from "../server/edge.server.ts";

export const loader = pageLoader(async (ctx) => {
  const [account, trips, reviews, saved] = await Promise.all([
    exportAccountData(ctx),
    exportTrips(ctx),
    exportReviews(ctx),
    savedListingIds(ctx),
  ]);
  const hosted = await Promise.all(PHASES.map((phase) => exportHostBookings(ctx, { phase, q: "" })));
  const body = JSON.stringify({ ...account, trips, bookingsAtMyListings: hosted.flat(), reviews, savedListings: saved }, null, 2);
  return new Response(body, {
    headers: {
      "content-type": "application/json",
      "content-disposition": 'attachment; filename="my-data.json"',
      "cache-control": "no-store",
    },
  });
});
