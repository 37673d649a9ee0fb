import { z } from "zod";
import { declareFact } from "../../../platform/facts/fact.ts";
import { PURPOSES } from "./payment.rules.ts";

const PaymentFact = z.object({ paymentId: z.uuid(), purpose: z.enum(PURPOSES), subjectId: z.uuid() });

/** The provider says something else of a payment than before. What, is read: a fact may be late. */
export const paymentMoved = declareFact("payment.moved", PaymentFact);

/** What was to come back to a guest could not be sent; of which booking, where it is one's. */
export const refundFailed = declareFact(
  "payment.refund-failed",
  PaymentFact.extend({ bookingId: z.uuid().nullish(), amountCents: z.number().int() }),
);
