import { Button, LinkButton } from "../../../ui/button.tsx";
import type { Reservation } from "./use-reservation.ts";

type Props = {
  formId: string;
  reservation: Pick<Reservation, "price" | "checkout">;
  /** With dates: what it says, and leads on. */
  label: string;
  /** Without dates: what it says, and leads to the calendar. */
  askLabel?: string;
  onAskCalendar(): void;
};

/** The main button: open the calendar, or go on to look the trip over and book it. It also works as a plain form. */
export function ReserveAction({ formId, reservation: { price, checkout }, label, askLabel = "Check availability", onAskCalendar }: Props) {
  if (!price.quote && !price.isWaiting)
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
        <span className="noscript:hidden">{askLabel}</span>
        <span className="hidden noscript:inline">Check availability</span>
      </Button>
    );
  return (
    <LinkButton to={checkout} rel="nofollow" prefetch="intent" className="w-full">
      {label}
    </LinkButton>
  );
}
