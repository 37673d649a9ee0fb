import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { GuestField } from "./guest-field.tsx";
import { fieldOf } from "./refusal.ts";
import type { Reservation } from "./use-reservation.ts";

type Props = {
  id: string;
  listing: ComponentProps<typeof GuestField>["listing"];
  reservation: Pick<Reservation, "draft" | "change" | "price">;
  /** The fields for the dates. */
  dates: ReactNode;
  /** Called when it is sent without dates. */
  onMissingDates(): void;
};

/** Dates and guests. Without scripts, submitting it loads the page with the price. */
export function ReserveForm({ id, listing, reservation: { draft, change, price }, dates, onMissingDates }: Props) {
  const { quote, refusal } = price;
  return (
    <form
      id={id}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        if (!draft.checkIn || !draft.checkOut) onMissingDates();
      }}
      className="grid gap-4"
    >
      {dates}
      <GuestField
        listing={listing}
        party={draft}
        error={fieldOf(refusal) === "guests" ? (refusal?.message ?? null) : null}
        onChange={change}
      />
      {quote && (
        <div className="hidden noscript:grid">
          <Button type="submit" look="quiet">
            Check availability
          </Button>
        </div>
      )}
    </form>
  );
}
