import { and, gte, lt, ne, notInArray } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { type Failure, noteFailures } from "../../../platform/failures/failures.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { paymentProvider } from "../providers/open-provider.server.ts";
import type { PaymentState } from "../providers/payment-provider.ts";
import { findPaymentByRef, type PaymentRow } from "./payment.queries.server.ts";
import { knownFee } from "./payment.rules.ts";
import { payments } from "./payment.tables.server.ts";
import { readPayment } from "./read-payment.server.ts";

const NAME = "payments.compare";
const DAYS = 2;
/** What is younger may be under way. */
const UNDER_WAY_MS = 15 * 60_000;

/** Every night, holds the payments of two days against the provider's own list, in both directions. What differs after asking again is for staff. */
export const compareWithProvider = declareJob({
  name: NAME,
  input: z.object({}),
  schedule: "41 2 * * *",
  retryLimit: 0,
  run: async (ctx) => {
    const provider = paymentProvider(ctx);
    if (provider.name === "recorded") return noteFailures(ctx, NAME, []);
    const now = ctx.clock.now().getTime();
    const since = new Date(now - DAYS * DAY_MS);
    const seen = new Set<string>();
    const faults: Failure[] = [];
    for await (const state of provider.list(since)) {
      seen.add(state.ref);
      const fault = await faultOf(ctx, state);
      if (fault) faults.push(fault);
    }
    for (const { id, ref } of await ours(ctx, provider.name, since, new Date(now - UNDER_WAY_MS)))
      if (ref !== null && !seen.has(ref)) faults.push({ subject: id, message: `${provider.name} doesn't list ${ref}` });
    await noteFailures(ctx, NAME, faults);
    if (faults.length > 0) throw new Error(`${faults.length} payments differ, such as: ${faults[0]?.message}`);
  },
});

async function faultOf(ctx: Ctx, state: PaymentState & { reference: string }): Promise<Failure | null> {
  const { name } = paymentProvider(ctx);
  const row = await findPaymentByRef(ctx, name, state.ref);
  if (!row) {
    const paid = state.captured.cents - state.refunded.cents;
    // Nobody loses anything by a page that was never paid.
    return paid > 0 || state.state === "authorized"
      ? { subject: state.ref, message: `${name} has ${paid} of ${state.ref}, which we don't know` }
      : null;
  }
  if (agrees(row, state)) return null;
  const after = await readPayment(ctx, row.id);
  return agrees(after, state) ? null : { subject: row.id, message: differenceOf(after, state) };
}

const agrees = (row: PaymentRow, state: PaymentState): boolean =>
  row.stage === state.state &&
  row.captured === state.captured.cents &&
  row.refunded === state.refunded.cents &&
  row.fee === knownFee(row, state);

const differenceOf = (row: PaymentRow, state: PaymentState): string =>
  `${row.provider} says ${wordsOf(state.state, state.captured.cents, state.refunded.cents, state.fee.cents)}; we say ${wordsOf(row.stage, row.captured, row.refunded, row.fee)}`;

const wordsOf = (stage: string, captured: number, refunded: number, fee: number): string =>
  `${stage}, ${captured} taken, ${refunded} given back and ${fee} kept`;

const ours = (ctx: Ctx, provider: PaymentRow["provider"], since: Date, until: Date): Promise<Pick<PaymentRow, "id" | "ref">[]> =>
  ctx.db
    .select({ id: payments.id, ref: payments.ref })
    .from(payments)
    .where(
      and(
        notInArray(payments.stage, ["new", "failed", "expired"]),
        ne(payments.stage, "open"),
        gte(payments.createdAt, since),
        lt(payments.createdAt, until),
        // A provider that was used before has a list of its own.
        notInArray(
          payments.provider,
          (["recorded", "demo", "stripe"] as const).filter((name) => name !== provider),
        ),
      ),
    );
