import { useEffect, useState } from "react";
import { countOf } from "../../../platform/words/counts.ts";
import { Button, SubmitButton } from "../../../ui/button.tsx";
import { ChangedElsewhere } from "../../../ui/forms/changed-elsewhere.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { type FormValues, useValues } from "./form-values.ts";
import type { ListingValues } from "./listing-values.ts";
import { countChanges } from "./drafts/unsaved.rules.ts";

type Props = { values: FormValues; result: FormResult | undefined; isBusy: boolean; onReload: () => void };

/** Saves, says how much is unsaved, and what became of it. It stays at the bottom of the screen. */
export function SaveBar({ values, result, isBusy, onReload }: Props) {
  const unsaved = useUnsaved(values, result);
  const isChanged = result?.code === "listing_changed";
  return (
    <div className="form-bar sticky bottom-(--bottom-bar) z-10 -mx-4 grid gap-3 border-t border-line bg-sand px-4 py-3 sm:mx-0 sm:px-0">
      {isChanged && <ChangedElsewhere message={result.message} onReload={onReload} />}
      {!isChanged && (result?.ok === false || unsaved === 0) && <FormMessage result={result} />}
      <div className="flex items-center justify-between gap-4">
        <p role="status" className={`numbers text-sm ${unsaved > 0 ? "font-medium" : "text-muted"} without-script:hidden`}>
          {unsaved > 0 ? countOf(unsaved, "unsaved change") : "No unsaved changes"}
        </p>
        {isBusy ? (
          <Button aria-disabled className="opacity-60">
            Uploading photos...
          </Button>
        ) : (
          !isChanged && <SubmitButton busy="Saving...">Save Changes</SubmitButton>
        )}
      </div>
    </div>
  );
}

function useUnsaved(values: FormValues, result: FormResult | undefined): number {
  const now = useValues(values);
  const [saved, setSaved] = useState<ListingValues | null>(null);
  // What is there first is what was saved: a draft comes back a moment later.
  useEffect(() => setSaved(values.read()), [values]);
  useEffect(() => {
    if (result?.ok) setSaved(values.read());
  }, [values, result]);
  return saved ? countChanges(saved, now) : 0;
}
