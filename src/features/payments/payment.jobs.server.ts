import { z } from "zod";
import { declareJob, type Job } from "../../platform/jobs/jobs.server.ts";
import { unbalancedMovements } from "./payment.queries.server.ts";

/** Every night, recounts what the database promises at every write; a ledger that does not balance fails loudly. */
const auditLedger = declareJob({
  name: "payments.audit-ledger",
  input: z.object({}),
  schedule: "7 3 * * *",
  retryLimit: 0,
  run: async (ctx) => {
    const wrong = await unbalancedMovements(ctx);
    if (wrong.length > 0) throw new Error(`the ledger does not balance: ${JSON.stringify(wrong.slice(0, 5))}`);
    ctx.log.info("the ledger balances");
  },
});

export const paymentJobs: Job[] = [auditLedger];
