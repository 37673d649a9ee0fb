import { formatMoney, type Money } from "../../../platform/money.ts";
import { Button } from "../../../ui/button.tsx";
import { countOf, stayInWords } from "../../availability/index.ts";
import type { StayDraft } from "./stay-draft.ts";
import type { Reservation } from "./use-reservation.ts";

type Props = {
  nightly: Money;
  draft: StayDraft;
  price: Pick<Reservation["price"], "quote" | "isWaiting">;
  sheetId: string;
  onOpen(): void;
};

/** On a phone: a bar at the bottom of the screen with the price and the Reserve button. */
export function ReserveBar({ nightly, draft, price: { quote, isWaiting }, sheetId, onOpen }: Props) {
  return (
    <aside
      aria-label="Reserve"
      className="bottom-bar sticky bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="page flex min-h-18 items-center justify-between gap-4 py-2">
        {quote ? (
          <p className={`numbers min-w-0 leading-tight transition-opacity duration-150 ${isWaiting ? "opacity-50" : ""}`}>
            <strong className="text-lg">{formatMoney(quote.total)}</strong>
            <span className="block truncate text-sm text-muted">
              {countOf(quote.nights.length, "night")} · {stayInWords(draft)}
            </span>
          </p>
        ) : (
          <p className="numbers leading-tight">
            <strong className="text-lg">{formatMoney(nightly)}</strong> <span className="text-muted">per night</span>
          </p>
        )}
        <Button
          onClick={(event) => {
            event.preventDefault();
            onOpen();
          }}
          className="shrink-0"
          {...{ command: "show-modal", commandfor: sheetId }}
        >
          {quote ? "Reserve" : "Check availability"}
        </Button>
      </div>
    </aside>
  );
}
