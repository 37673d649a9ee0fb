import { formatMoney } from "../../../platform/money.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { countOf } from "../../availability/index.ts";
import { PriceBreakdown, PriceSkeleton } from "../../availability/parts.ts";
import { fieldOf } from "./refusal.ts";
import type { Reservation } from "./use-reservation.ts";

/** The price, always from the server, or why the stay can't be booked. */
export function ReservePrice({ price }: { price: Reservation["price"] }) {
  const { quote, refusal, isWaiting, askAgain } = price;
  const isAboutAll = refusal !== null && fieldOf(refusal) === null;
  return (
    <>
      {isAboutAll && (
        <Notice tone="bad">
          <p className="font-medium">{refusal.message}</p>
          {refusal.code === "offline" && !quote && (
            <Button look="quiet" className="mt-2" onClick={askAgain}>
              Try again
            </Button>
          )}
        </Notice>
      )}
      {quote && (
        <div aria-busy={isWaiting} className={`transition-opacity duration-150 ${isWaiting ? "opacity-50" : ""}`}>
          <PriceBreakdown quote={quote} />
        </div>
      )}
      {!quote && isWaiting && <PriceSkeleton />}
      <p role="status" className="sr-only">
        {quote && !isWaiting && !refusal ? `${countOf(quote.nights.length, "night")}, total ${formatMoney(quote.total)}` : ""}
      </p>
    </>
  );
}
