export type { Shares } from "./ledger.rules.ts";
export { PAYMENT_LISTS, PaymentPath, PaymentsQuery, type StaffPayment } from "./staff/payment-desk.schema.ts";
