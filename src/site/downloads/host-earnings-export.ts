import { EarningsQuery } from "../../features/bookings/index.ts";
import { exportEarnings } from "../../features/bookings/index.server.ts";
import { earningsError } from "../../features/earnings/index.server.ts";
import { csvResponse, dollarsCell } from "./csv.server.ts";
import { exportLoader } from "./download-loader.server.ts";

const HEADER = [
  "Reference",
  "Listing",
  "Place",
  "Guest",
  "Check-in",
  "Check-out",
  "Amount (USD)",
  "Service fee (USD)",
  "Taxes (USD)",
  "Payout (USD)",
  "Status",
  "Payout date",
];

export const loader = exportLoader(async (ctx, { url }) => {
  const given = EarningsQuery.safeParse(Object.fromEntries(url.searchParams));
  const { period } = given.success ? given.data : EarningsQuery.parse({});
  return csvResponse(`earnings-${period}-${ctx.clock.now().toISOString().slice(0, 10)}`, HEADER, exportEarnings(ctx, period), (earning) => [
    earning.reservationId,
    earning.listingTitle,
    earning.listingPlace,
    earning.guestName,
    earning.checkIn,
    earning.checkOut,
    dollarsCell(earning.amount),
    dollarsCell(earning.serviceFee),
    dollarsCell(earning.taxes),
    dollarsCell(earning.payout),
    earning.status,
    earning.payoutDate,
  ]);
}, earningsError("earnings_load_failed"));
