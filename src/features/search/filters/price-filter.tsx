import { useAsked } from "./use-asked.ts";
import { PRICE_LIMIT } from "../query/search.rules.ts";

type Props = { minPrice: number | undefined; maxPrice: number | undefined; histogram: number[]; form: string; onCommit(): void };

const STEP = 25;
const THUMB =
  "price-thumb pointer-events-none absolute top-0 left-0 h-6 w-full appearance-none bg-transparent pointer-coarse:-left-2.5 pointer-coarse:h-11 pointer-coarse:w-[calc(100%+1.25rem)]";

/** A price range, with a histogram where there is one. 1000 means 1000 and above. */
export function PriceFilter({ minPrice, maxPrice, histogram, form, onCommit }: Props) {
  const asked = { low: Math.min(minPrice ?? 0, PRICE_LIMIT), high: Math.min(maxPrice ?? PRICE_LIMIT, PRICE_LIMIT) };
  const [{ low, high }, setRange] = useAsked(asked, (one, other) => one.low === other.low && one.high === other.high);
  const label = (dollars: number) => (dollars >= PRICE_LIMIT ? `$${PRICE_LIMIT}+` : `$${dollars}`);
  return (
    <div className="grid gap-1">
      {histogram.length > 0 && <Histogram bars={histogram} low={low} high={high} />}
      <div className="relative h-6 pointer-coarse:h-11">
        <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line" />
        <input
          type="range"
          form={form}
          name="minPrice"
          aria-label="Lowest price per night"
          min={0}
          max={PRICE_LIMIT}
          step={STEP}
          value={low}
          aria-valuetext={label(low)}
          className={THUMB}
          onChange={(event) => {
            setRange({ low: Math.min(Number(event.target.value), high), high });
            onCommit();
          }}
        />
        <input
          type="range"
          form={form}
          name="maxPrice"
          aria-label="Highest price per night"
          min={0}
          max={PRICE_LIMIT}
          step={STEP}
          value={high}
          aria-valuetext={label(high)}
          className={THUMB}
          onChange={(event) => {
            setRange({ low, high: Math.max(Number(event.target.value), low) });
            onCommit();
          }}
        />
      </div>
      <p className="numbers flex justify-between text-sm">
        <span>{label(low)}</span>
        <span>{label(high)}</span>
      </p>
    </div>
  );
}

function Histogram({ bars, low, high }: { bars: number[]; low: number; high: number }) {
  const most = Math.max(1, ...bars);
  const step = PRICE_LIMIT / Math.max(1, bars.length);
  return (
    <svg viewBox={`0 0 ${bars.length * 10} 40`} preserveAspectRatio="none" className="h-12 w-full" aria-hidden>
      {bars.map((count, index) => {
        const from = index * step;
        const height = count === 0 ? 0 : 3 + (37 * count) / most;
        const within = (index + 1) * step > low && from < high;
        return (
          <rect
            key={`from ${from}`}
            x={index * 10 + 1}
            y={40 - height}
            width={8}
            height={height}
            fill={within ? "var(--sea)" : "var(--line)"}
          />
        );
      })}
    </svg>
  );
}
