import { ArrowLeft, ArrowRight } from "../../../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { Button, SubmitButton } from "../../../../ui/button.tsx";
import { DraftStatus } from "../drafts/draft-status.tsx";
import type { Steps } from "./use-steps.ts";
import type { SavedDraft } from "../drafts/use-account-draft.ts";

type Props = { steps: Steps; saved: SavedDraft | null; /** Photos are still being uploaded. */ isBusy: boolean; children?: ReactNode };

/** Back, Next and how the draft is doing. It stays at the bottom of the screen. */
export function StepBar({ steps: { step, isChecking, back }, saved, isBusy, children }: Props) {
  const isLast = step === "review";
  return (
    <div className="form-bar sticky bottom-(--bottom-bar) z-10 -mx-4 grid gap-3 border-t border-line bg-sand px-4 py-3 sm:mx-0 sm:px-0">
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="without-script:hidden">
          {step !== "what" && (
            <Button look="quiet" onClick={back}>
              <ArrowLeft aria-hidden className="size-5" /> Back
            </Button>
          )}
        </span>
        <DraftStatus saved={saved} />
        {/* Sends the form as Enter in a field does; before the last step that means to go on. */}
        {!isLast && (
          <Button type="submit" aria-disabled={isChecking || undefined} className="without-script:hidden">
            Next <ArrowRight aria-hidden className="size-5" />
          </Button>
        )}
        <span className={isLast ? "" : "hidden without-script:block"}>
          {isBusy ? (
            <Button aria-disabled className="opacity-60">
              Uploading photos...
            </Button>
          ) : (
            <SubmitButton busy="Creating...">Create Listing</SubmitButton>
          )}
        </span>
      </div>
    </div>
  );
}
