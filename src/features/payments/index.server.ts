export { moveMoney } from "./move-money.server.ts";
export { paymentJobs } from "./payment.jobs.server.ts";
