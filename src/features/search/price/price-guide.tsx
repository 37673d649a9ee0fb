import { useEffect, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import { distanceInWords } from "../../../platform/words/length-words.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { payoutOf, quoteOfNights } from "../../availability/index.ts";
import { LISTING_TYPES } from "../../listings/index.ts";
import type { PriceComparison, SimilarPrices } from "./price.schema.ts";

const PAUSE_MS = 500;
const NIGHTS = 3;

/** The form's fields that it goes by. */
type PriceFields = Partial<Record<string, string>>;

/** What similar listings nearby ask, what a guest would pay and what the host gets. Without an answer it says less, and stops nobody. */
export function PriceGuide({ values }: { values: PriceFields }) {
  const comparison = useComparison(values);
  return (
    <aside aria-label="Price helper" className="grid gap-4 rounded-md bg-sea-wash p-4 without-script:hidden sm:p-5">
      <div role="status">
        <Similar comparison={comparison} isBoat={values.type === "boat"} />
      </div>
      <GuestPays nightly={values.nightlyPriceCents} cleaning={values.cleaningFeeCents} />
    </aside>
  );
}

function Similar({ comparison, isBoat }: { comparison: PriceComparison | "asking" | null; isBoat: boolean }) {
  const formats = useFormats();
  const what = isBoat ? "boats" : "places";
  if (comparison === "asking") return <p className="text-muted">Looking at similar {what} nearby...</p>;
  if (!comparison) return <p className="text-muted">We couldn't compare prices just now. You can set yours all the same.</p>;
  if (!comparison.isPlaceKnown) return <p className="text-muted">Add the address to see what similar {what} nearby ask.</p>;
  if (!comparison.similar) return <p className="text-muted">There are too few similar {what} nearby to compare prices.</p>;
  const { count, km } = comparison.similar;
  return (
    <>
      <p className="numbers">
        Similar {what} nearby ask{" "}
        <strong className="font-semibold">
          {dollars(comparison.similar.lowCents)}–{dollars(comparison.similar.highCents)}
        </strong>{" "}
        a night (median {dollars(comparison.similar.medianCents)}, from {count} listings within {distanceInWords(km, formats)}).
      </p>
      <Range similar={comparison.similar} />
    </>
  );
}

const Range = ({ similar: { lowCents, medianCents, highCents } }: { similar: SimilarPrices }) => {
  const at = highCents === lowCents ? 50 : ((medianCents - lowCents) / (highCents - lowCents)) * 100;
  return (
    <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="mt-3 h-2 w-full max-w-sm">
      <rect y="2" width="100" height="4" rx="2" className="fill-line-strong" />
      <rect x={Math.min(98, Math.max(0, at - 1))} width="2" height="8" className="fill-sea" />
    </svg>
  );
};

function GuestPays({ nightly, cleaning }: { nightly: string | undefined; cleaning: string | undefined }) {
  const [price, fee] = [centsIn(nightly), centsIn(cleaning)];
  if (price === null || fee === null) return <p className="text-muted">Enter a price to see what a guest pays and what you get.</p>;
  const nights = Array.from({ length: NIGHTS }, () => ({ night: "", price: money(price) }));
  const quote = quoteOfNights(nights, [], { cleaningFeeCents: fee });
  return (
    <div className="numbers border-t border-line pt-4">
      <p>
        A guest pays <strong className="font-semibold">{formatMoney(quote.total)}</strong> for {NIGHTS} nights including fees; you get{" "}
        <strong className="font-semibold">{formatMoney(payoutOf(quote))}</strong>.
      </p>
      <p className="mt-1 text-sm text-muted">
        {NIGHTS} × {formatMoney(money(price))} + {formatMoney(quote.cleaningFee)} cleaning. The guest adds a {formatMoney(quote.serviceFee)}{" "}
        service fee. You're paid the day after check-in.
      </p>
    </div>
  );
}

const centsIn = (text: string | undefined): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);
/** In whole dollars: nobody compares by cents. */
const dollars = (cents: number): string => formatMoney(money(Math.round(cents / 100) * 100));

/** Asked when the place, the size or the type has changed and the typing pauses. */
function useComparison({ type, capacity, lengthFeet, latitude, longitude, city, state, zipCode, country }: PriceFields) {
  const [answer, setAnswer] = useState<PriceComparison | "asking" | null>("asking");
  useEffect(() => {
    const kind = LISTING_TYPES.find((each) => each === type);
    if (!kind) return;
    const asking = new AbortController();
    const pin = latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : {};
    const feet = kind === "boat" && lengthFeet && !Number.isNaN(Number(lengthFeet)) ? { lengthFeet: Number(lengthFeet) } : {};
    const query = { type: kind, capacity: Number(capacity), ...feet, ...pin, city, state, zipCode, country };
    const timer = setTimeout(() => {
      void ask(api.GET("/host/price-comparison", { params: { query }, signal: asking.signal }), "").then((found) => {
        if (!asking.signal.aborted) setAnswer(found.ok ? found.value : null);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [type, capacity, lengthFeet, latitude, longitude, city, state, zipCode, country]);
  return answer;
}
