import type { Job } from "../../platform/jobs/jobs.server.ts";
import { eventJobs } from "./hooks/events-left.jobs.server.ts";
import { handlePaymentEvent } from "./hooks/handle-event.server.ts";
import { operationJobs } from "./operations/payment.jobs.server.ts";
import { demoPayJob } from "./providers/demo-pay/demo-pay.jobs.server.ts";

export const paymentJobs: Job[] = [...operationJobs, handlePaymentEvent, ...eventJobs, demoPayJob];
