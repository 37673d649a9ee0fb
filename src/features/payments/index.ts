export { PAYMENT_LISTS, PaymentPath, PaymentsQuery, type StaffPayment } from "./staff/payment-desk.schema.ts";
export type { Shares } from "./ledger/ledger.rules.ts";
export { DemoAnswerInput, DemoCardInput } from "./providers/demo-pay/demo-pay.schema.ts";
