export { PAYMENT_LISTS, PaymentPath, PaymentsQuery, type StaffPayment } from "./staff/payment-desk.schema.ts";
export { failureInWords } from "./providers/failure-words.ts";
export { FAILURE_CODES, type FailureCode } from "./providers/payment-provider.ts";
export type { Shares } from "./ledger/ledger.rules.ts";
export { DemoAnswerInput, DemoCardInput } from "./providers/demo-pay/demo-pay.schema.ts";
