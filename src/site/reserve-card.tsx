import { Form, useLocation } from "react-router";
import { signInPath } from "../features/accounts/index.ts";
import type { Quote, Stay } from "../features/availability/index.ts";
import { PriceBreakdown } from "../features/availability/parts.ts";
import type { ListingView } from "../features/listings/index.ts";
import { formatMoney, money } from "../platform/money.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";

type Props = { listing: ListingView; today: string; stay: Stay | null; quote: Quote | null; guests: string | null; isSignedIn: boolean };

/** The price for the chosen dates, and the way to reserve them. */
export function ReserveCard({ listing, today, stay, quote, guests, isSignedIn }: Props) {
  const { pathname, search } = useLocation();
  return (
    <aside aria-label="Reserve" className="card grid gap-5 p-6 lg:sticky lg:top-20">
      <p className="numbers text-xl">
        <strong>{formatMoney(money(listing.nightlyPriceCents))}</strong> <span className="text-base text-muted">per night</span>
      </p>
      <Form method="get" preventScrollReset className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
          <TextField
            key={`in ${stay?.checkIn}`}
            label="Check-in"
            name="checkIn"
            type="date"
            required
            min={today}
            defaultValue={stay?.checkIn}
          />
          <TextField
            key={`out ${stay?.checkOut}`}
            label="Check-out"
            name="checkOut"
            type="date"
            required
            min={stay?.checkIn ?? today}
            defaultValue={stay?.checkOut}
          />
        </div>
        <TextField
          label="Guests"
          name="guests"
          type="number"
          inputMode="numeric"
          min={1}
          max={listing.capacity}
          defaultValue={guests ?? 1}
          hint={`Up to ${listing.capacity}`}
        />
        <Button type="submit" look="quiet">
          Show the price
        </Button>
      </Form>
      {stay && !quote && (
        <p role="status" className="font-medium text-brick">
          These dates are no longer available
        </p>
      )}
      {quote && <PriceBreakdown quote={quote} />}
      {isSignedIn ? (
        <p className="text-sm text-muted">Reserving is still being built. The total above is what it will cost.</p>
      ) : (
        <LinkButton to={signInPath(pathname + search)}>Reserve</LinkButton>
      )}
    </aside>
  );
}
