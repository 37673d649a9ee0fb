import type { FormResult } from "../../../ui/forms/form-result.ts";
import { type Language, LANGUAGES } from "./languages.ts";
import { SavedTicks } from "./saved-ticks.tsx";

export const LanguagesForm = ({ chosen, result }: { chosen: readonly Language[]; result: FormResult | undefined }) => (
  <SavedTicks legend="Which languages do you speak?" intent="languages" options={LANGUAGES} chosen={chosen} result={result} />
);
