import type { MouseEvent } from "react";
import { Link } from "react-router";
import { DEMO_CARDS, type DemoCard, last4Of } from "../demo-cards.ts";

/** The test cards, each one press away. Without scripts the address picks one. */
export function DemoCardList({ onPick }: { onPick(card: DemoCard): void }) {
  const pick = (card: DemoCard) => (event: MouseEvent) => {
    event.preventDefault();
    onPick(card);
  };
  return (
    <section aria-labelledby="test-cards" className="grid gap-3">
      <h2 id="test-cards" className="text-xl">
        Test cards
      </h2>
      <ul className="grid gap-2">
        {DEMO_CARDS.map((card) => (
          <li key={card.number}>
            <Link
              to={`?card=${last4Of(card)}`}
              onClick={pick(card)}
              className="grid min-h-11 content-center rounded-md border border-line px-3.5 py-2 text-ink no-underline transition-colors duration-150 hover:border-ink"
            >
              <span className="font-semibold">{card.words}</span>
              <span className="text-sm text-muted tabular-nums">{card.number}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
