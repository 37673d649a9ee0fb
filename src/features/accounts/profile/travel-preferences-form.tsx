import type { FormResult } from "../../../ui/forms/form-result.ts";
import { SavedTicks } from "./saved-ticks.tsx";
import { preferenceLabel, TRAVEL_PREFERENCES, type TravelPreference } from "./travel-preferences.ts";

type Props = { chosen: readonly TravelPreference[]; result: FormResult | undefined };

export const TravelPreferencesForm = ({ chosen, result }: Props) => (
  <SavedTicks
    legend="What do you like when you travel?"
    intent="preferences"
    options={TRAVEL_PREFERENCES}
    labelOf={preferenceLabel}
    chosen={chosen}
    result={result}
  />
);
