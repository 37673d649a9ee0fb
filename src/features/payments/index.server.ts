export { giveBack, refundPayments, takePayment } from "./operations/give-back.server.ts";
export { chargeSavedCard, openPayment } from "./operations/open-payment.server.ts";
export { type Paid, paidFor } from "./operations/paid.server.ts";
export { paymentMoved, refundFailed } from "./operations/payment.facts.ts";
export { paymentJobs } from "./payment.jobs.server.ts";
export {
  clearFaults,
  findOpenPaymentFor,
  findPayment,
  lockPayment,
  partsOf,
  type PaymentRow,
  paymentsOf,
} from "./operations/payment.queries.server.ts";
export { isDead, isPaid } from "./operations/payment.rules.ts";
export { readPayment } from "./operations/read-payment.server.ts";
export { sendOperations } from "./operations/send-operations.server.ts";
export { type Collected, collectedFor, spoiledPayments } from "./operations/spoiled-payments.server.ts";
export { isPaidHere, paymentSite } from "./providers/payment-page.ts";
export { ProviderError } from "./providers/payment-provider.ts";
export { countPaymentsToSettle, listPayments } from "./staff/list-payments.server.ts";
export { paymentDeskApi } from "./staff/payment-desk.api.server.ts";
export { readPaymentAgain, sendPaymentAgain } from "./staff/settle-payment.server.ts";
export { receivePaymentEvent } from "./hooks/receive-payment-event.server.ts";
export { confirmDemoPayment } from "./providers/demo-pay/confirm-demo-payment.server.ts";
export { demoCardDeclined } from "./providers/demo-pay/demo-pay.errors.ts";
export { payDemoPayment } from "./providers/demo-pay/pay-demo-payment.server.ts";
export { readDemoPayment } from "./providers/demo-pay/read-demo-payment.server.ts";
export { bouncePayment } from "./ledger/bounce-payment.server.ts";
export { bearFee } from "./ledger/bear-fee.server.ts";
export { collectBalance } from "./ledger/collect-balance.server.ts";
export { forgiveDebt } from "./ledger/forgive-debt.server.ts";
export {
  entriesOfNoMovement,
  type Held,
  heldFor,
  ledgerBookings,
  paymentsInLedger,
  unbalancedMovements,
} from "./ledger/ledger.queries.server.ts";
export { moveMoney } from "./ledger/move-money.server.ts";
export { payForChange } from "./ledger/pay-for-change.server.ts";
export { payOutHost } from "./ledger/pay-out-host.server.ts";
