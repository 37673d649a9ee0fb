import { Button, SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { FormMessage, Notice } from "../../../ui/notice.tsx";

type FormEndProps = { result: FormResult | undefined; isBusy: boolean; label: string; busy: string; onReload: () => void };

/** What became of the form, and its button. */
export function FormEnd({ result, isBusy, label, busy, onReload }: FormEndProps) {
  return (
    <div className="grid gap-4">
      {result?.code === "listing_changed" ? (
        <Notice tone="bad">
          <p>{result.message}</p>
          <Button look="quiet" className="mt-2" onClick={onReload}>
            Reload
          </Button>
        </Notice>
      ) : (
        <FormMessage result={result} />
      )}
      <div>
        {isBusy ? (
          <Button aria-disabled className="opacity-60">
            Uploading photos...
          </Button>
        ) : (
          <SubmitButton busy={busy}>{label}</SubmitButton>
        )}
      </div>
    </div>
  );
}
