export { moveMoney, payForChange, payOutHost } from "./move-money.server.ts";
export { type Held, heldFor, ledgerBookings, unbalancedMovements } from "./payment.queries.server.ts";
export { receivePaymentEvent } from "./hooks/receive-payment-event.server.ts";
export { paymentJobs } from "./payment.jobs.server.ts";
export { confirmDemoPayment } from "./providers/demo-pay/confirm-demo-payment.server.ts";
export { demoCardDeclined } from "./providers/demo-pay/demo-pay.errors.ts";
export { payDemoPayment } from "./providers/demo-pay/pay-demo-payment.server.ts";
export { readDemoPayment } from "./providers/demo-pay/read-demo-payment.server.ts";
