import { useRef } from "react";
import { Form, Link } from "react-router";
import { formatMoney } from "../../../../../platform/money.ts";
import { SubmitButton } from "../../../../../ui/button.tsx";
import { TextField } from "../../../../../ui/forms/field.tsx";
import type { FormResult } from "../../../../../ui/forms/form-result.ts";
import { type DemoCard, demoCardEnding } from "../demo-cards.ts";
import type { DemoPaymentView } from "../demo-pay.schema.ts";
import { DemoCardList } from "./demo-card-list.tsx";

type Props = {
  payment: DemoPaymentView;
  /** The last digits of a card that the address picks. */ picked: string | null;
  result?: FormResult;
};

const EXPIRY = "12/34";
const CVC = "123";

/** Takes one of the test cards. What was typed stays in it after a decline; a page that is drawn anew leaves out the number. */
export function DemoCardForm({ payment: { amount, cancelTo }, picked, result }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const card = demoCardEnding(picked);
  const fill = ({ number }: DemoCard) => {
    const typed = { number, expiry: EXPIRY, cvc: CVC };
    for (const [name, value] of Object.entries(typed)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    form.current?.querySelector<HTMLButtonElement>("button[type=submit]")?.focus();
  };
  return (
    <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_19rem]">
      <Form ref={form} method="post" className="grid gap-5">
        <TextField
          label="Card number"
          name="number"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="4242 4242 4242 4242"
          required
          maxLength={40}
          defaultValue={card?.number}
          result={result}
          className="tabular-nums"
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label="Expires"
            name="expiry"
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            required
            maxLength={9}
            defaultValue={card && EXPIRY}
            result={result}
            className="tabular-nums"
          />
          <TextField
            label="CVC"
            name="cvc"
            inputMode="numeric"
            autoComplete="cc-csc"
            placeholder="123"
            required
            maxLength={4}
            defaultValue={card && CVC}
            result={result}
            className="tabular-nums"
          />
        </div>
        <SubmitButton intent="pay">Pay {formatMoney(amount)}</SubmitButton>
        <Link to={cancelTo} className="link inline-flex min-h-11 items-center justify-self-center">
          Go back without paying
        </Link>
      </Form>
      <DemoCardList onPick={fill} />
    </div>
  );
}
