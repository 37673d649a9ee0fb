import type { RefObject } from "react";
import { CONTROL } from "../../ui/forms/field.tsx";
import { REVIEW_ORDERS, type ReviewOrder } from "./review.rules.ts";
import type { ReviewSummary } from "./review.schema.ts";
import { TRAVELER_WORDS } from "./traveler-words.ts";

const ORDER_LABELS: Record<ReviewOrder, string> = { newest: "Most recent", highest: "Highest rated", lowest: "Lowest rated" };

type SearchProps = { search: RefObject<HTMLFormElement | null>; travelers: ReviewSummary["travelers"]; onAsk(): void };

/** Words, order and who traveled. */
export const ReviewSearch = ({ search, travelers, onAsk }: SearchProps) => (
  <form
    ref={search}
    role="search"
    aria-label="Reviews"
    className="flex max-w-3xl flex-wrap gap-3 noscript:hidden"
    onSubmit={(event) => {
      event.preventDefault();
      onAsk();
    }}
  >
    <input
      type="search"
      name="q"
      aria-label="Search reviews"
      placeholder="Search reviews"
      maxLength={100}
      className={`${CONTROL} max-w-72 flex-1`}
    />
    <select name="order" aria-label="Sort reviews" className={`${CONTROL} max-w-48`} onChange={() => onAsk()}>
      {REVIEW_ORDERS.map((order) => (
        <option key={order} value={order}>
          {ORDER_LABELS[order]}
        </option>
      ))}
    </select>
    {travelers.length > 1 && (
      <select name="traveler" aria-label="Who traveled" className={`${CONTROL} max-w-48`} onChange={() => onAsk()}>
        <option value="">All travelers</option>
        {travelers.map(({ traveler, count }) => (
          <option key={traveler} value={traveler}>
            {TRAVELER_WORDS[traveler]} ({count})
          </option>
        ))}
      </select>
    )}
  </form>
);

type MentionProps = { mentions: ReviewSummary["mentions"]; chosen: string; onChoose(mention: string): void };

/** What the reviews mention; a press shows those that do, another one all again. */
export const Mentions = ({ mentions, chosen, onChoose }: MentionProps) => (
  <div role="group" aria-labelledby="review-mentions" className="grid gap-2 noscript:hidden">
    <h3 id="review-mentions" className="font-sans text-base font-semibold">
      What people mention
    </h3>
    <div className="flex flex-wrap gap-2">
      {mentions.map(({ mention, count }) => (
        <button
          key={mention}
          type="button"
          aria-pressed={chosen === mention}
          onClick={() => onChoose(chosen === mention ? "" : mention)}
          className="min-h-11 cursor-pointer rounded-full border border-line-mid bg-paper px-4 hover:border-ink aria-pressed:border-sea aria-pressed:bg-sea-wash aria-pressed:text-sea"
        >
          {mention} <span className="numbers text-sm text-muted">{count}</span>
        </button>
      ))}
    </div>
  </div>
);
