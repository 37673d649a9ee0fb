import { Check, CloudOff } from "../../../../ui/icons/index.ts";
import { timeInWords } from "../../../../platform/words/time-words.ts";
import { useFormats } from "../../../../ui/time/use-formats.ts";
import type { SavedDraft } from "./use-account-draft.ts";

/** When the draft of a new listing was saved, and if it is only on this device so far. */
export function DraftStatus({ saved }: { saved: SavedDraft | null }) {
  const formats = useFormats();
  return (
    <p
      role="status"
      className="inline-flex min-h-6 grow items-center justify-end gap-1.5 text-sm text-muted max-sm:order-first max-sm:w-full max-sm:min-h-0 max-sm:justify-center"
    >
      {saved && (saved.isInAccount ? <Check aria-hidden className="size-4 text-moss" /> : <CloudOff aria-hidden className="size-4" />)}
      {saved && `Draft saved ${saved.isInAccount ? "" : "on this device "}${timeInWords(saved.at, formats)}`}
    </p>
  );
}
