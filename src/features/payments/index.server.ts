export { moveMoney, payOutHost } from "./move-money.server.ts";
export { paymentJobs } from "./payment.jobs.server.ts";
