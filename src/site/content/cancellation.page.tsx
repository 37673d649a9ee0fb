import { policyExample } from "../../features/bookings/index.server.ts";
import { momentInWords, stayInWords } from "../../features/availability/index.ts";
import { readWrittenPage } from "../../features/content/index.server.ts";
import { POLICY_WORDS } from "../../features/listings/index.ts";
import { formatMoney, money } from "../../platform/money.ts";
import type { Route } from "./+types/cancellation.page";
import { pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { faqData, structuredData } from "./structured-data.server.ts";
import { writtenMeta } from "./written-meta.ts";
import { WrittenFrame, WrittenQuestions } from "./written-page.tsx";

export const loader = pageLoader((ctx) => {
  const { stay, timeZone, policies, ...amounts } = policyExample(ctx.clock.now());
  const dollars = (cents: number) => formatMoney(money(cents));
  const page = readWrittenPage(ctx, "cancellation");
  return {
    page,
    about: structuredData(faqData(page.questions)),
    example: {
      dates: stayInWords(stay),
      subtotal: dollars(amounts.subtotalCents),
      cleaningFee: dollars(amounts.cleaningFeeCents),
      serviceFee: dollars(amounts.serviceFeeCents),
      total: dollars(amounts.totalCents),
    },
    policies: policies.map(({ policy, deadline, before, after }) => ({
      ...POLICY_WORDS[policy],
      deadline: momentInWords(deadline.toISOString(), timeZone),
      before: dollars(before),
      after: dollars(after),
    })),
  };
});
export const meta: Route.MetaFunction = writtenMeta;
export const handle: PageHandle = { shared: true };

export default function Cancellation({ loaderData: { page, policies, example } }: Route.ComponentProps) {
  return (
    <WrittenFrame page={page}>
      <section aria-label="Policies">
        <ul className="grid gap-4 md:grid-cols-3">
          {policies.map(({ title, text }) => (
            <li key={title} className="card grid content-start gap-2 p-6">
              <h2 className="text-xl">{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="example" className="grid gap-4">
        <h2 id="example" className="text-2xl">
          An example
        </h2>
        <p className="max-w-2xl">
          A stay on {example.dates}, with check-in at 3:00 PM. The nights cost {example.subtotal}, cleaning {example.cleaningFee} and the
          service fee {example.serviceFee}, so you paid {example.total}. If you cancel, you get back:
        </p>
        <Refunds policies={policies} />
      </section>
      <WrittenQuestions title="Frequently asked questions" questions={page.questions} />
    </WrittenFrame>
  );
}

function Refunds({ policies }: { policies: Route.ComponentProps["loaderData"]["policies"] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {policies.map(({ title, deadline, before, after }) => (
        <li key={title} className="card grid content-start gap-3 p-6">
          <h3 className="text-lg">{title}</h3>
          <dl className="numbers grid gap-2">
            <Refund when={`Until ${deadline}`} amount={before} />
            <Refund when="After that" amount={after} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

const Refund = ({ when, amount }: { when: string; amount: string }) => (
  <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
    <dt className="text-sm text-muted">{when}</dt>
    <dd className="font-semibold">{amount}</dd>
  </div>
);
