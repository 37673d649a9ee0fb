import { Form, href, Link } from "react-router";
import { PAYMENT_LISTS, PaymentPath, PaymentsQuery, type StaffPayment } from "../../features/payments/index.ts";
import { listPayments, readPaymentAgain, sendPaymentAgain } from "../../features/payments/index.server.ts";
import { formatMoney } from "../../platform/money.ts";
import { countOf } from "../../platform/words/counts.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { TabLinks } from "../../ui/page/tab-links.tsx";
import { TimeAgo } from "../../ui/time/time-ago.tsx";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/payments.page";

export const meta = metaOf({ title: "Payments", description: "What guests paid, and what to look at.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = PaymentsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : PaymentsQuery.parse({});
  return { show: query.show, ...(await listPayments(ctx, query)), now: ctx.clock.now().toISOString() };
});

export const action = pageAction({
  read: formHandler({
    input: PaymentPath,
    run: async (ctx, { paymentId }) => {
      await readPaymentAgain(ctx, paymentId);
      return { message: "This is how the payment stands now." };
    },
  }),
  send: formHandler({
    input: PaymentPath,
    run: async (ctx, { paymentId }) => {
      await sendPaymentAgain(ctx, paymentId);
      return { message: "It's being sent again." };
    },
  }),
});

const LISTS: Record<(typeof PAYMENT_LISTS)[number], string> = { open: "To look at", all: "All payments" };

export default function PaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { show, payments, next, now } = loaderData;
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHeading title="Payments">What guests paid, and what was asked of the payment provider.</PageHeading>
      <TabLinks
        label="Payments"
        tabs={PAYMENT_LISTS.map((list) => ({
          to: `${href("/admin/payments")}?show=${list}`,
          label: LISTS[list],
          isCurrent: list === show,
        }))}
      />
      <FormMessage result={actionData} />
      {payments.length === 0 && <p className="text-muted">{show === "open" ? "Nothing to look at." : "Nobody has paid yet."}</p>}
      <ul className="card divide-y divide-line empty:hidden">
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} now={now} />
        ))}
      </ul>
      {next && (
        <LinkButton look="quiet" to={`${href("/admin/payments")}?show=${show}&after=${next}`} className="justify-self-start">
          Show older
        </LinkButton>
      )}
    </div>
  );
}

const STAGES: Record<string, string> = {
  new: "Not opened yet",
  open: "Waiting for the guest",
  needs_action: "Waiting for the guest's bank",
  authorized: "Authorized",
  captured: "Paid",
  voided: "Released, nothing charged",
  failed: "Failed",
  expired: "Expired",
};

const FAULTS: Record<string, string> = {
  amount_differs: "The amount that was paid isn't the amount we asked for.",
  refund_failed: "A refund failed. The guest is still owed this money.",
  capture_failed: "The authorized amount couldn't be charged. The guest was asked to pay another way.",
  disputed: "The guest disputes this payment with their bank.",
};

function Payment({ payment, now }: { payment: StaffPayment; now: string }) {
  const { id, label, amount, stage, captured, refunded, disputed, fee, card, failure, fault, bookingId, payerId, createdAt } = payment;
  return (
    <li className="grid gap-3 px-5 py-4 wrap-anywhere">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">{label}</p>
          <p className="text-sm text-muted">
            <TimeAgo at={createdAt} now={now} /> · {payment.provider} {payment.ref}
            {card && ` · ${card}`}
          </p>
        </div>
        <p className="numbers text-right">
          <span className="font-semibold">{formatMoney(amount)}</span>
          <span className="block text-sm text-muted">{STAGES[stage] ?? stage}</span>
        </p>
      </div>
      {fault && <p className="text-sm font-medium text-brick">{FAULTS[fault] ?? fault}</p>}
      <p className="numbers text-sm text-muted empty:hidden">
        {[
          captured.cents > 0 && `${formatMoney(captured)} charged`,
          refunded.cents > 0 && `${formatMoney(refunded)} refunded`,
          disputed.cents > 0 && `${formatMoney(disputed)} disputed`,
          fee.cents > 0 && `${formatMoney(fee)} fee`,
          failure && `Last failure: ${failure.replaceAll("_", " ")}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <Operations operations={payment.operations} now={now} />
      <div className="flex flex-wrap items-center gap-3">
        <Again paymentId={id} intent="read" words="Read again" />
        {(payment.isWaiting || fault) && <Again paymentId={id} intent="send" words="Send again" />}
        <Link to={href("/admin/people/:personId", { personId: payerId })} className="link">
          Guest
        </Link>
        {bookingId && (
          <Link to={href("/bookings/:bookingId", { bookingId })} className="link">
            Booking
          </Link>
        )}
      </div>
    </li>
  );
}

const Operations = ({ operations, now }: { operations: StaffPayment["operations"]; now: string }) => (
  <details>
    <summary className="min-h-11 cursor-pointer content-center text-sm">{countOf(operations.length, "request")} to the provider</summary>
    <ul className="grid gap-1 text-sm">
      {operations.map(({ id, kind, state, amount, attempts, error, createdAt }) => (
        <li key={id}>
          <span className="font-medium capitalize">{kind}</span> {amount.cents > 0 && formatMoney(amount)}, {state},{" "}
          {countOf(attempts, "try", "tries")}, <TimeAgo at={createdAt} now={now} />
          {error && <span className="block text-brick">{error}</span>}
        </li>
      ))}
    </ul>
  </details>
);

const Again = ({ paymentId, intent, words }: { paymentId: string; intent: string; words: string }) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="paymentId" value={paymentId} />
    <SubmitButton look="quiet" size="small" intent={intent}>
      {words}
    </SubmitButton>
  </Form>
);
