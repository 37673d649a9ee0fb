import { useRef, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/forms/field.tsx";
import type { OwnListing } from "../hosting/hosting.schema.ts";
import type { ListingValues } from "./listing-values.ts";

const PARTS = {
  text: { label: "Description", fields: ["description"] },
  amenities: { label: "Amenities", fields: ["amenities"] },
  rules: { label: "Rules and pets", fields: ["houseRules", "petsAllowed"] },
  times: { label: "Check-in, check-out and minimum stay", fields: ["checkInTime", "checkOutTime", "minimumNights"] },
  booking: { label: "Instant booking or requests", fields: ["instantFromDays"] },
  policy: { label: "Cancellation policy", fields: ["cancellationPolicy"] },
} as const;
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as Part[];

type Copied = Pick<OwnListing, (typeof PARTS)[Part]["fields"][number]>;

const textOf = (value: string | number | boolean | readonly string[] | null) =>
  typeof value === "boolean" ? (value ? "on" : "") : value === null ? "" : typeof value === "object" ? value.join("\n") : String(value);

/** The values of these parts, as the form shows them. */
const partsOf = (listing: Copied, parts: readonly Part[]): ListingValues =>
  Object.fromEntries(parts.flatMap((part) => PARTS[part].fields.map((field) => [field, textOf(listing[field])])));

type Props = { others: readonly { id: string; title: string }[]; onCopy(values: ListingValues): void };

/** Fills parts of the form with those of another of the host's listings. Nothing is saved before the form is. */
export function CopyParts({ others, onCopy }: Props) {
  const [from, setFrom] = useState(others[0]?.id ?? "");
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);
  const ticks = useRef<HTMLFieldSetElement>(null);
  const copy = async () => {
    const chosen = NAMES.filter((part) => ticks.current?.querySelector<HTMLInputElement>(`[value=${part}]`)?.checked);
    if (chosen.length === 0) return setSaid({ ok: false, text: "Choose what to copy." });
    const listing = await ask(
      api.GET("/host/listings/{listingId}", { params: { path: { listingId: from } } }),
      "Failed to load property details",
    );
    if (!listing.ok) return setSaid({ ok: false, text: listing.refusal.message });
    onCopy(partsOf(listing.value, chosen));
    setSaid({ ok: true, text: `Copied from ${listing.value.title}. Look it over, then save.` });
  };
  return (
    // What is chosen here is no change of the listing yet.
    <details className="card px-5 without-script:hidden sm:px-7" onInput={(event) => event.stopPropagation()}>
      <summary className="flex min-h-14 cursor-pointer items-center font-semibold">Copy from another listing</summary>
      <div className="grid gap-4 pb-5">
        <SelectField
          label="Listing to copy from"
          name="copyFrom"
          form=""
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <fieldset ref={ticks}>
          <legend className="mb-1.5 font-semibold">What to copy</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {NAMES.map((part) => (
              <label key={part} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input type="checkbox" value={part} form="" defaultChecked={part !== "text"} /> {PARTS[part].label}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap items-center gap-4">
          <Button look="quiet" onClick={() => void copy()}>
            Copy
          </Button>
          <p role={said?.ok === false ? "alert" : "status"} className={`font-medium ${said?.ok === false ? "text-brick" : "text-moss"}`}>
            {said?.text}
          </p>
        </div>
      </div>
    </details>
  );
}
