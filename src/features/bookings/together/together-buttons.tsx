import { formatMoney, money, type Money } from "../../../platform/money.ts";
import { listInWords } from "../../../platform/words/list-words.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import type { HeldWith } from "../checkout/checkout.schema.ts";

export type Elsewhere = { checkoutId: string; held: HeldWith[]; total: Money };

type Props = {
  elsewhere: Elsewhere | null;
  isBoat: boolean;
  total: Money;
  /** What books only this one. */
  label: string;
};

/** The presses that book: only this, or with what the guest holds already or will choose next. */
export function TogetherButtons({ elsewhere, isBoat, total, label }: Props) {
  if (elsewhere)
    return (
      <>
        <p>
          You're holding {listInWords(elsewhere.held.map(({ listing }) => listing.title))}. Add this and pay{" "}
          <b className="numbers">{formatMoney(money(elsewhere.total.cents + total.cents))}</b> once for all of it.
        </p>
        <input type="hidden" name="withCheckoutId" value={elsewhere.checkoutId} />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton intent="together">Add to my trip</SubmitButton>
          <SubmitButton intent="book" look="quiet">
            Book only this
          </SubmitButton>
        </div>
      </>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SubmitButton intent="book">{label}</SubmitButton>
      <SubmitButton intent="together" look="quiet">
        {isBoat ? "Add a home first" : "Add a boat first"}
      </SubmitButton>
    </div>
  );
}
