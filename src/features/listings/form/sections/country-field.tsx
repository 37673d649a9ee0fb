import { useId, useState } from "react";
import { TextField } from "../../../../ui/forms/field.tsx";
import type { FormResult } from "../../../../ui/forms/form-result.ts";
import { countryChoices, countryCodeOf, countryName } from "../../../places/index.ts";

type Props = { value: string; result: FormResult | undefined; onChange(country: string): void };

/** A country, typed or chosen, by any of its names; the English one takes its place. */
export function CountryField({ value, result, onChange }: Props) {
  const listId = useId();
  const [choices, setChoices] = useState<ReturnType<typeof countryChoices>>([]);
  const inEnglish = () => {
    const code = countryCodeOf(value);
    if (code && countryName(code) !== value) onChange(countryName(code));
  };
  return (
    <>
      <TextField
        label="Country"
        name="country"
        list={listId}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onFocus={() => choices.length === 0 && setChoices(countryChoices())}
        onBlur={inEnglish}
        required
        maxLength={100}
        autoComplete="country-name"
        result={result}
      />
      <datalist id={listId}>
        {choices.map(({ name, nativeName }) => (
          <option key={name} value={name}>
            {nativeName === name ? undefined : nativeName}
          </option>
        ))}
      </datalist>
    </>
  );
}
