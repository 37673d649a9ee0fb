import { redirect } from "react-router";
import { DemoAnswerInput, DemoCardInput } from "../../features/payments/index.ts";
import { confirmDemoPayment, demoCardDeclined, payDemoPayment, readDemoPayment } from "../../features/payments/index.server.ts";
import { DemoCardForm, DemoConfirm } from "../../features/payments/parts.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { formatMoney } from "../../platform/money.ts";
import { LinkButton } from "../../ui/button.tsx";
import { resultFor } from "../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/demo-pay.page";

export const meta = metaOf({ title: "Demo Pay", description: "Try paying. No money moves.", hidden: true });

export const loader = pageLoader(async (ctx, { params, url }) => {
  const payment = await readDemoPayment(ctx, params["ref"] ?? "");
  if (payment.step === "paid") throw redirect(payment.returnTo);
  return { payment, picked: url.searchParams.get("card") };
});

export const action = pageAction({
  pay: formHandler({
    input: DemoCardInput,
    run: async (ctx, input, { params: { ref = "" } }) => continueFrom(ctx, ref, await payDemoPayment(ctx, ref, input)),
  }),
  confirm: formHandler({
    input: DemoAnswerInput,
    run: async (ctx, { answer }, { params: { ref = "" } }) => continueFrom(ctx, ref, await confirmDemoPayment(ctx, ref, answer)),
  }),
});

/** Also after a refusal: a bank that hears no lets another card try. */
export const shouldRevalidate = () => true;

async function continueFrom(ctx: Ctx, ref: string, outcome: Awaited<ReturnType<typeof payDemoPayment>>) {
  if (outcome.kind === "declined") throw demoCardDeclined(outcome.code);
  return outcome.kind === "paid" ? redirect((await readDemoPayment(ctx, ref)).returnTo) : {};
}

export default function DemoPayPage({ loaderData: { payment, picked }, actionData }: Route.ComponentProps) {
  const { step, label, amount, cancelTo } = payment;
  return (
    <div className="page max-w-4xl py-10">
      <PageHeading title="Demo Pay">
        No money moves. This page stands in for a payment service, and takes only the test cards below.
      </PageHeading>
      <div className="card grid gap-6 p-5 sm:p-7">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-5">
          <span className="min-w-0 wrap-anywhere">{label}</span>
          <strong className="font-serif text-2xl tabular-nums">{formatMoney(amount)}</strong>
        </p>
        <FormMessage result={actionData} />
        {step === "confirm" && <DemoConfirm payment={payment} />}
        {step === "over" && (
          <>
            <Notice tone="attention">This payment has ended. You weren't charged.</Notice>
            <LinkButton to={cancelTo} className="justify-self-start">
              Go back
            </LinkButton>
          </>
        )}
        {/* It keeps what was typed while the bank asks. */}
        {step !== "over" && (
          <div hidden={step !== "card"}>
            <DemoCardForm payment={payment} picked={picked} result={resultFor(actionData, "pay")} />
          </div>
        )}
      </div>
    </div>
  );
}
