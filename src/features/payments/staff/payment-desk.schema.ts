import { z } from "zod";
import { MoneyView } from "../../../platform/money.schema.ts";

export const PAYMENT_LISTS = ["open", "all"] as const;

export const PaymentsQuery = z.object({
  /** `open`: what staff have to look at. */
  show: z.enum(PAYMENT_LISTS, "must be open or all").default("open"),
  after: z.string().max(100).optional(),
});
export type PaymentsQuery = z.infer<typeof PaymentsQuery>;

export const PaymentPath = z.object({ paymentId: z.uuid("We couldn't find that payment.") });

const StaffOperation = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: z.string(),
  amount: MoneyView,
  attempts: z.number().int(),
  error: z.string().nullable(),
  createdAt: z.string(),
});

/** A payment as staff see it. */
export const StaffPayment = z
  .object({
    id: z.uuid(),
    provider: z.string(),
    ref: z.string().nullable(),
    purpose: z.string(),
    label: z.string(),
    bookingId: z.uuid().nullable(),
    payerId: z.uuid(),
    amount: MoneyView,
    captured: MoneyView,
    refunded: MoneyView,
    disputed: MoneyView,
    /** What the provider keeps. */
    fee: MoneyView,
    stage: z.string(),
    card: z.string().nullable(),
    failure: z.string().nullable(),
    fault: z.string().nullable(),
    createdAt: z.string(),
    readAt: z.string().nullable(),
    /** Whether an operation waits for the provider. */
    isWaiting: z.boolean(),
    operations: z.array(StaffOperation),
  })
  .meta({ id: "StaffPayment" });
export type StaffPayment = z.infer<typeof StaffPayment>;

export const StaffPayments = z.object({ payments: z.array(StaffPayment), next: z.string().nullable() });
export type StaffPayments = z.infer<typeof StaffPayments>;
