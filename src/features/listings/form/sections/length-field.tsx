import { useState } from "react";
import { feetOf, metersOf } from "../../../../platform/words/length-words.ts";
import { TextField } from "../../../../ui/forms/field.tsx";
import type { FormResult } from "../../../../ui/forms/form-result.ts";

const numberIn = (text: string) => (/^\d+([.,]\d*)?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : null);
const other = (text: string, convert: (value: number) => number) => {
  const value = numberIn(text);
  return value === null ? "" : String(convert(value));
};

/** A boat's length, written in feet or in meters; each fills in the other, and the feet are sent. */
export function LengthField({ feet: first, result }: { feet: string | undefined; result: FormResult | undefined }) {
  const [feet, setFeet] = useState(first ?? "");
  const [meters, setMeters] = useState(other(first ?? "", metersOf));
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <TextField
        label="Length (ft)"
        name="lengthFeet"
        inputMode="decimal"
        autoComplete="off"
        value={feet}
        onChange={({ target: { value } }) => {
          setFeet(value);
          setMeters(other(value, metersOf));
        }}
        result={result}
      />
      <TextField
        label="or in meters"
        name="lengthMeters"
        // Not sent: the feet are.
        form=""
        inputMode="decimal"
        autoComplete="off"
        value={meters}
        onChange={({ target: { value } }) => {
          setMeters(value);
          setFeet(other(value, feetOf));
        }}
      />
    </div>
  );
}
