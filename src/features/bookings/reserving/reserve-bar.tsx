import type { MouseEvent } from "react";
import { formatMoney, type Money } from "../../../platform/money.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { countOf, stayDays } from "../../availability/index.ts";
import type { StayDraft } from "./stay-draft.ts";
import type { Reservation } from "./use-reservation.ts";

type Props = {
  nightly: Money;
  draft: StayDraft;
  price: Pick<Reservation["price"], "quote" | "isWaiting">;
  /** What the button says that leads to `checkout`. */
  label: string;
  /** Where that is; null while there is no price, and for the host. */
  checkout: string | null;
  sheetId: string;
  onOpen(): void;
};

/**
 * On a phone: a bar at the bottom of the screen. With dates, its price opens the sheet to change them, and Reserve goes on; without, its
 * button opens the sheet.
 */
export function ReserveBar({ nightly, draft, price, label, checkout, sheetId, onOpen }: Props) {
  const summary = <PriceSummary nightly={nightly} draft={draft} price={price} />;
  const opens = {
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onOpen();
    },
    command: "show-modal",
    commandfor: sheetId,
  };
  return (
    <aside
      aria-label="Reserve"
      className="bottom-bar sticky bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="page flex min-h-18 items-center justify-between gap-4 py-2">
        {checkout ? (
          <>
            <button type="button" className="min-h-11 min-w-0 cursor-pointer text-left underline-offset-4 hover:underline" {...opens}>
              {summary}
              <span className="sr-only">Change dates or guests</span>
            </button>
            <LinkButton to={checkout} rel="nofollow" prefetch="intent" className="shrink-0">
              {label}
            </LinkButton>
          </>
        ) : (
          <>
            {summary}
            <Button className="shrink-0" {...opens}>
              {price.quote ? label : "Check availability"}
            </Button>
          </>
        )}
      </div>
    </aside>
  );
}

/** The total and what it is for or, without dates, the price of a night. */
export function PriceSummary({ nightly, draft, price: { quote, isWaiting } }: Pick<Props, "nightly" | "draft" | "price">) {
  if (!quote)
    return (
      <span className="numbers block leading-tight">
        <strong className="text-lg">{formatMoney(nightly)}</strong> <span className="whitespace-nowrap text-muted">per night</span>
      </span>
    );
  return (
    <span className={`numbers block min-w-0 leading-tight transition-opacity duration-150 ${isWaiting ? "opacity-50" : ""}`}>
      <strong className="text-lg">{formatMoney(quote.total)}</strong> <span className="text-muted">total</span>
      <span className="block truncate text-sm text-muted">
        {stayDays(draft)} · {countOf(quote.nights.length, "night")}
      </span>
    </span>
  );
}
