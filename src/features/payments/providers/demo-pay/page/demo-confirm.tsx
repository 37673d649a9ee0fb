import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { formatMoney } from "../../../../../platform/money.ts";
import { SubmitButton } from "../../../../../ui/button.tsx";
import type { DemoPaymentView } from "../demo-pay.schema.ts";

/** What a bank asks its customer before it pays. */
export function DemoConfirm({ payment: { amount } }: { payment: DemoPaymentView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="is-this-you" className="grid max-w-md gap-5">
      <h2 id="is-this-you" ref={heading} tabIndex={-1} className="text-xl">
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
