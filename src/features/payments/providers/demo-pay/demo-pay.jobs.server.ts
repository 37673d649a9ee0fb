import { declareJob } from "../../../../platform/jobs/jobs.server.ts";
import { deliverDemoEvents } from "./demo-pay.queues.ts";
import { sendDemoEvents } from "./deliver-demo-events.server.ts";
import { passDemoTime } from "./pass-demo-time.server.ts";

export const demoPayJob = declareJob({
  ...deliverDemoEvents,
  schedule: "* * * * *",
  run: async (ctx) => {
    if (ctx.config.payments.kind !== "demo") return;
    await passDemoTime(ctx);
    await sendDemoEvents(ctx);
  },
});
