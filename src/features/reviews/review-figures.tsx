import { Star } from "../../ui/icons/index.ts";
import type { ReviewSummary } from "./review.schema.ts";

/** Bars for fewer reviews are statistics for their own sake. */
const FEWEST_FOR_BARS = 10;

/** The average of all reviews and of their parts, and the spread of stars. */
export const ReviewFigures = ({ summary: { count, average, stars, parts } }: { summary: ReviewSummary }) => (
  <div className="grid gap-8 sm:grid-cols-2">
    <div className="grid content-start gap-3">
      <p className="numbers flex items-center gap-2 font-serif text-3xl font-semibold">
        <Star aria-hidden className="size-7 fill-ember text-ember" />
        {average?.toFixed(1)}
        <span className="font-sans text-base font-normal text-muted">{count === 1 ? "1 review" : `${count} reviews`}</span>
      </p>
      {count >= FEWEST_FOR_BARS && <Histogram stars={stars} count={count} />}
    </div>
    <dl className="numbers grid content-start gap-1.5">
      {parts.map((part) => (
        <div key={part.label} className="flex justify-between gap-4 border-b border-line py-1">
          <dt>{part.label}</dt>
          <dd className="font-medium">{part.average.toFixed(1)}</dd>
        </div>
      ))}
    </dl>
  </div>
);

function Histogram({ stars, count }: { stars: number[]; count: number }) {
  return (
    <ul className="numbers grid gap-1 text-sm">
      {[5, 4, 3, 2, 1].map((star) => {
        const given = stars[star - 1] ?? 0;
        return (
          <li key={star} className="flex items-center gap-3">
            <span className="w-14">{star === 1 ? "1 star" : `${star} stars`}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-2 grow rounded-full" aria-hidden>
              <rect width="100" height="6" fill="var(--line)" />
              <rect width={(100 * given) / count} height="6" fill="var(--ember)" />
            </svg>
            <span className="w-8 text-right text-muted">{given}</span>
          </li>
        );
      })}
    </ul>
  );
}
