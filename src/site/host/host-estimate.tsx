import { Form, href } from "react-router";
import type { PriceEstimate } from "../../features/search/index.server.ts";
import { countOf } from "../../platform/words/counts.ts";
import { distanceInWords } from "../../platform/words/length-words.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { Button } from "../../ui/button.tsx";
import { NumberField, SelectField, TextField } from "../../ui/forms/field.tsx";
import { useFormats } from "../../ui/time/use-formats.ts";

const KINDS = [
  { value: "property", label: "Home" },
  { value: "boat", label: "Charter" },
];

/** What listings like theirs ask, from the listings there are. It works without scripts. */
export function HostEstimate({ estimate }: { estimate: PriceEstimate }) {
  const { type, guests, town } = estimate;
  return (
    <section aria-labelledby="estimate" className="card grid items-center gap-8 p-6 sm:p-8 lg:grid-cols-2">
      <div>
        <h2 id="estimate" className="text-2xl">
          What could you ask?
        </h2>
        <div role="status" className="mt-3">
          <Said estimate={estimate} />
        </div>
      </div>
      <Form action={href("/host")} preventScrollReset className="grid items-end gap-4 sm:grid-cols-2">
        <TextField label="Town" name="town" defaultValue={town} maxLength={100} autoComplete="address-level2" />
        <SelectField label="What" name="type" defaultValue={type} options={KINDS} />
        <NumberField label="Guests" name="guests" min={1} max={100} defaultValue={guests} />
        <Button type="submit" look="quiet">
          Show prices
        </Button>
      </Form>
    </section>
  );
}

function Said({ estimate: { type, guests, town, isPlaceKnown, similar } }: { estimate: PriceEstimate }) {
  const formats = useFormats();
  const what = type === "boat" ? "Boats" : "Homes";
  if (similar)
    return (
      <>
        <p className="numbers text-xl">
          {what} for {guests} around {town} ask about <strong className="font-semibold text-sea">{dollars(similar.medianCents)}</strong> a
          night.
        </p>
        <p className="numbers mt-1 text-muted">
          Most ask {dollars(similar.lowCents)}–{dollars(similar.highCents)}, from {countOf(similar.count, "listing")} within{" "}
          {distanceInWords(similar.km, formats)}. What you earn depends on how many nights are booked.
        </p>
      </>
    );
  if (!town) return <p className="text-muted">Enter your town to see what others ask there.</p>;
  return (
    <p className="text-muted">
      {isPlaceKnown
        ? `There are too few ${what.toLowerCase()} for ${guests} around ${town} to compare prices.`
        : `We don't know a town called ${town}.`}
    </p>
  );
}

const dollars = (cents: number): string => formatMoney(money(Math.round(cents / 100) * 100));
