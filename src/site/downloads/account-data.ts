import { exportAccountData } from "../../features/accounts/index.server.ts";
import { exportHostBookings, exportTrips } from "../../features/bookings/index.server.ts";
import { PHASES } from "../../features/bookings/index.ts";
import { exportThreads } from "../../features/messages/index.server.ts";
import { exportNotifications } from "../../features/notifications/index.server.ts";
import { exportReviews } from "../../features/reviews/index.server.ts";
import { savedListingIds } from "../../features/saved/index.server.ts";
import { exportChats } from "../../features/support-chat/index.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { exportLoader } from "./download-loader.server.ts";
import { jsonText, streamedFile } from "./streamed-file.server.ts";

export const loader = exportLoader(async (ctx) => {
  const account = await exportAccountData(ctx);
  const [reviews, savedListings] = await Promise.all([exportReviews(ctx), savedListingIds(ctx)]);
  const lists = {
    trips: exportTrips(ctx),
    bookingsAtMyListings: hosted(ctx),
    reviews,
    savedListings,
    notifications: exportNotifications(ctx),
    messages: exportThreads(ctx),
    supportChats: exportChats(ctx),
  };
  return streamedFile("my-data.json", "application/json", jsonText(Object.entries({ ...account, ...lists })));
});

async function* hosted(ctx: Ctx) {
  for (const phase of PHASES) yield* exportHostBookings(ctx, { phase, q: "" });
}
