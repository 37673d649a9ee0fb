import { TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";

/** What somebody who steers a boat themselves may steer it by. */
export const LicenseFields = ({ result }: { result: FormResult | undefined }) => (
  <fieldset className="grid gap-4">
    <legend className="mb-2 font-serif text-xl">Your license</legend>
    <p className="text-muted">You steer this boat yourself. The host checks your license before they hand it over.</p>
    <TextField label="License" name="licenseKind" hint="For example ICC or RYA Day Skipper." maxLength={60} required result={result} />
    <TextField label="License number" name="licenseNumber" maxLength={60} required autoComplete="off" result={result} />
    <TextField label="Issued in (country)" name="licenseCountry" maxLength={60} required autoComplete="country-name" result={result} />
  </fieldset>
);
