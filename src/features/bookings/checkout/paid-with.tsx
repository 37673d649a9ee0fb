import { formatMoney, money } from "../../../platform/money.ts";
import { useClock } from "../../../ui/time/use-clock.ts";
import type { BookingView } from "../booking.schema.ts";
import { cardInWords } from "./card-words.ts";

/** What was paid with which card, and what came back. Nothing where the money is taken elsewhere. */
export function PaidWith({ payments }: Pick<BookingView, "payments">) {
  const clock = useClock();
  if (payments.length === 0) return null;
  return (
    <ul className="numbers mt-4 grid gap-2 border-t border-line pt-4 text-sm">
      {payments.map(({ paidAt, amountCents, card, refundedCents }) => (
        <li key={paidAt}>
          <span className="font-medium">
            {formatMoney(money(amountCents))} {card ? `with ${cardInWords(card)}` : "paid online"}
          </span>
          <span className="block text-muted">
            {clock.day(paidAt)}
            {refundedCents > 0 && `, ${formatMoney(money(refundedCents))} refunded`}
          </span>
        </li>
      ))}
    </ul>
  );
}
