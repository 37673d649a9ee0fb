import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { preferenceLabel, TRAVEL_PREFERENCES } from "./travel-preferences.ts";

export function TravelPreferencesForm({ chosen, result }: { chosen: readonly string[]; result: FormResult | undefined }) {
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <FormMessage result={result} />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">What do you like when you travel?</legend>
        {TRAVEL_PREFERENCES.map((preference) => (
          <label
            key={preference}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-paper px-4 transition-colors duration-150 hover:border-ink has-checked:border-sea has-checked:bg-sea-wash has-checked:font-semibold has-checked:text-sea has-focus-visible:outline-3 has-focus-visible:outline-sea"
          >
            <input type="checkbox" name={preference} defaultChecked={chosen.includes(preference)} className="sr-only" />
            {preferenceLabel(preference)}
          </label>
        ))}
      </fieldset>
      <div>
        <SubmitButton intent="preferences" look="quiet" busy="Saving...">
          Save preferences
        </SubmitButton>
      </div>
    </Form>
  );
}
