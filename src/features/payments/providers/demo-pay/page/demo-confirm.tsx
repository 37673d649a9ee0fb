import { Form } from "react-router";
import { formatMoney } from "../../../../../platform/money.ts";
import { SubmitButton } from "../../../../../ui/button.tsx";
import type { DemoPaymentView } from "../demo-pay.schema.ts";

/** What a bank asks its customer before it pays. */
export function DemoConfirm({ payment: { amount } }: { payment: DemoPaymentView }) {
  return (
    <section aria-labelledby="is-this-you" className="grid max-w-md gap-5">
      <h2 id="is-this-you" className="text-xl">
        Your bank asks: is this you?
      </h2>
      <p>Someone wants to pay {formatMoney(amount)} with your card.</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Form method="post" className="grid">
          <input type="hidden" name="answer" value="yes" />
          <SubmitButton intent="confirm">Confirm</SubmitButton>
        </Form>
        <Form method="post" className="grid">
          <input type="hidden" name="answer" value="no" />
          <SubmitButton intent="confirm" look="quiet">
            Decline
          </SubmitButton>
        </Form>
      </div>
    </section>
  );
}
