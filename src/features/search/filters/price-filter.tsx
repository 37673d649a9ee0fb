import { useAsked } from "./use-asked.ts";
import { PRICE_LIMIT } from "../query/search.rules.ts";

type Props = { minPrice: number | undefined; maxPrice: number | undefined; histogram: number[]; form: string; onCommit(): void };

const STEP = 25;

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
          className="price-thumb"
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
          className="price-thumb"
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
  const isWithin = (index: number) => (index + 1) * step > low && index * step < high;
  const drawn = (wanted: boolean) =>
    bars
      .map((count, index) =>
        count > 0 && isWithin(index) === wanted ? `M${index * 10 + 1} 40v-${Math.round(3 + (37 * count) / most)}h8V40z` : "",
      )
      .join("");
  return (
    <svg viewBox={`0 0 ${bars.length * 10} 40`} preserveAspectRatio="none" className="h-12 w-full" aria-hidden>
      <path fill="var(--line)" d={drawn(false)} />
      <path fill="var(--sea)" d={drawn(true)} />
    </svg>
  );
}
