import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { findPayment } from "../../payments/index.server.ts";
import type { Departure } from "../../charters/index.server.ts";
import { checkouts } from "../checkout/checkout.tables.server.ts";
import { isLive } from "../checkout/checkout.rules.ts";
import { lapseCheckout } from "../checkout/ending/lapse-checkout.server.ts";
import { endCheckout } from "../checkout/ending/end-checkout.server.ts";
import { endRequest } from "../requests/end-request.server.ts";
import { lockCheckoutsOfDeparture } from "./departure.queries.server.ts";
import type { CancelDepartureInput } from "./departure.schema.ts";
import { notifyOfEndedCheckout } from "./notify-of-departures.server.ts";

/** Ends what is paid for or asked about on a departure that its host cancels. What was paid comes back, and its guests are told why. */
export async function endCheckoutsOfDeparture(tx: Ctx, departure: Departure, { reason, message }: CancelDepartureInput): Promise<void> {
  for (const row of await lockCheckoutsOfDeparture(tx, departure)) {
    if (!isLive(row, tx.clock.now())) {
      if (row.state === "holding") await lapseCheckout(tx, row);
      else await endRequest(tx, row, "lapsed", { endedAt: row.expiresAt });
    } else if (row.state === "holding") {
      const payment = row.paymentId ? await findPayment(tx, row.paymentId) : null;
      await endCheckout(tx, row, "cancelled");
      await notifyOfEndedCheckout(tx, row, { reason, wasCharged: (payment?.captured ?? 0) > 0 });
    } else {
      await endRequest(tx, row, "declined", { message });
      await tx.db
        .update(checkouts)
        .set({ declineReason: reason === "repairs" ? "repairs" : "other" })
        .where(eq(checkouts.id, row.id));
    }
  }
}
