import { answerExport } from "../server/answer-file.server.ts";
import { charterWords, type Earning, EarningsQuery } from "../../features/bookings/index.ts";
import { exportEarnings } from "../../features/bookings/index.server.ts";
import { earningsError } from "../../features/earnings/index.server.ts";
import { csvResponse, dollarsCell, hoursCells } from "./csv.server.ts";

const HEADER = [
  "Reference",
  "Listing",
  "Place",
  "Guest",
  "Check-in",
  "Check-out",
  "Nights",
  "Nightly prices (USD)",
  "Discounts (USD)",
  "Extra guests (USD)",
  "Cleaning fee (USD)",
  "Refund (USD)",
  "Amount (USD)",
  "Service fee (USD)",
  "Taxes (USD)",
  "Payout (USD)",
  "Status",
  "Payout date",
  "Start",
  "Return",
  "Time zone",
  "Trip",
  "Trip and extras (USD)",
];

export const hostEarningsExport = answerExport(async (ctx, { url }) => {
  const given = EarningsQuery.safeParse(Object.fromEntries(url.searchParams));
  const { period } = given.success ? given.data : EarningsQuery.parse({});
  return csvResponse(`earnings-${period}-${ctx.clock.now().toISOString().slice(0, 10)}`, HEADER, exportEarnings(ctx, period), (earning) => [
    earning.reservationId,
    earning.listingTitle,
    earning.listingPlace,
    earning.guestName,
    earning.checkIn,
    earning.checkOut,
    earning.charter ? "" : String(earning.price.nights),
    dollarsCell(earning.price.nightly),
    dollarsCell(earning.charter ? 0 : sumOf(earning.price.lines, (cents) => cents < 0)),
    dollarsCell(earning.charter ? 0 : sumOf(earning.price.lines, (cents) => cents > 0)),
    dollarsCell(earning.price.cleaningFee),
    dollarsCell(earning.refund),
    dollarsCell(earning.amount),
    dollarsCell(earning.serviceFee),
    dollarsCell(earning.taxes),
    dollarsCell(earning.payout),
    earning.status,
    earning.payoutDate,
    ...hoursCells(earning.charter),
    earning.charter ? charterWords(earning.charter) : "",
    earning.charter ? dollarsCell(sumOf(earning.price.lines, () => true)) : "",
  ]);
}, earningsError("earnings_load_failed"));

const sumOf = (lines: Earning["price"]["lines"], counts: (cents: number) => boolean): number =>
  lines.reduce((sum, { amount }) => sum + (counts(amount) ? amount : 0), 0);
