import { formatMoney, money } from "../../../platform/money.ts";
import { PriceBreakdown } from "../../availability/parts.ts";
import type { HostRequestDetails } from "./request.schema.ts";

/** What the host earns by a request, and what its guest pays for it. */
export function RequestEarning({ request: { quote, payoutCents } }: { request: Pick<HostRequestDetails, "quote" | "payoutCents"> }) {
  return (
    <section aria-labelledby="earn" className="card grid gap-4 p-5 sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="earn" className="text-xl">
          You earn
        </h2>
        <p className="numbers font-serif text-2xl font-semibold">{formatMoney(money(payoutCents))}</p>
      </div>
      <PriceBreakdown quote={quote} totalLabel="Guest pays" />
    </section>
  );
}
