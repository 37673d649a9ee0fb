import { formatMoney } from "../../../platform/money.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import type { Reservation } from "./use-reservation.ts";

type Props = {
  listingId: string;
  formId: string;
  reservation: Pick<Reservation, "draft" | "price" | "sending">;
  isSignedIn: boolean;
  onAskCalendar(): void;
};

/** The main button: open the calendar, sign in, or reserve. It also works as a plain form. */
export function ReserveAction({ listingId, formId, reservation, isSignedIn, onAskCalendar }: Props) {
  const { draft, price, sending } = reservation;
  const { quote, isWaiting, formerTotal } = price;
  const { isSending, reserve, signInPath, formKey } = sending;
  if (!quote && !isWaiting)
    return (
      <Button
        type="submit"
        form={formId}
        className="w-full"
        onClick={(event) => {
          event.preventDefault();
          onAskCalendar();
        }}
      >
        Check availability
      </Button>
    );
  if (!isSignedIn)
    return (
      <LinkButton to={signInPath} className="w-full">
        Reserve
      </LinkButton>
    );
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void reserve();
      }}
    >
      <input type="hidden" name="listingId" value={listingId} />
      <input type="hidden" name="checkIn" value={draft.checkIn} />
      <input type="hidden" name="checkOut" value={draft.checkOut} />
      <input type="hidden" name="guests" value={draft.guests} />
      <input type="hidden" name="totalCents" value={quote?.total.cents ?? ""} />
      <input type="hidden" name="key" value={`${formKey}-0`} />
      <Button
        type="submit"
        className="w-full aria-disabled:cursor-default aria-disabled:opacity-70"
        aria-disabled={isSending || isWaiting || undefined}
      >
        {isSending ? "Processing..." : formerTotal && quote ? `Reserve for ${formatMoney(quote.total)}` : "Reserve"}
      </Button>
    </form>
  );
}
