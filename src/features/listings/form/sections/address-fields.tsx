import type { ComponentProps } from "react";
import { CONTROL, TextField } from "../../../../ui/forms/field.tsx";
import type { FormResult } from "../../../../ui/forms/form-result.ts";
import { addressWords, countryCodeOf } from "../../../places/index.ts";
import type { Address } from "./address.ts";
import { CountryField } from "./country-field.tsx";

type Props = { address: Address; result: FormResult | undefined; onChange(parts: Partial<Address>): void };

/** Street, town and country, asked for as the country writes them. */
export function AddressFields({ address, result, onChange }: Props) {
  const isUnitedStates = countryCodeOf(address.country) === "US";
  const words = addressWords(address.country);
  const field = (name: keyof Address): Pick<ComponentProps<"input">, "value" | "onChange"> & { name: string; result: typeof result } => ({
    name,
    value: address[name],
    onChange: (event) => onChange({ [name]: event.target.value }),
    result,
  });
  return (
    <div className="grid gap-5">
      <TextField label="Street address" {...field("streetAddress")} required maxLength={100} autoComplete="address-line1" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="City" {...field("city")} required maxLength={100} autoComplete="address-level2" />
        <TextField
          label={words.region}
          {...field("state")}
          required={isUnitedStates}
          maxLength={isUnitedStates ? 2 : 50}
          placeholder={isUnitedStates ? "TX" : undefined}
          autoComplete="address-level1"
          autoCapitalize={isUnitedStates ? "characters" : "words"}
          className={isUnitedStates ? `${CONTROL} uppercase` : CONTROL}
        />
        <TextField label={words.postalCode} {...field("zipCode")} required={isUnitedStates} maxLength={12} autoComplete="postal-code" />
        <CountryField value={address.country} result={result} onChange={(country) => onChange({ country })} />
      </div>
    </div>
  );
}
