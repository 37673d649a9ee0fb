import { Suspense, useId } from "react";
import { useFetcher } from "react-router";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { laterPart } from "../../ui/load-part.ts";
import { heartName, savingAction, SAVING_FORM, useSaved } from "./saved-listings.tsx";

const SavedToast = laterPart(() => import("./lists/saved-toast.tsx").then((part) => part.SavedToast));

type Props = { listingId: string; title: string; look: "heart" | "button" };

/**
 * Saves or unsaves at once, and takes it back if that fails. A visitor is led to sign in, and the save happens afterwards. After a save the
 * next thing that the keyboard reaches says so, and leads to the lists.
 */
export function SaveButton({ listingId, title, look }: Props) {
  const { isSaved, from, pressed, press } = useSaved();
  const { submit, state, data } = useFetcher<FormResult>({ key: `save ${listingId}` });
  const id = useId();
  const saved = isSaved(listingId);
  const isHeart = look === "heart";
  return (
    <>
      <button
        type="submit"
        form={SAVING_FORM}
        name={heartName(saved)}
        value={listingId}
        aria-pressed={saved}
        data-beats={(isHeart && saved && pressed?.heart === id) || undefined}
        aria-label={isHeart ? `Save ${title}` : `${saved ? "Saved" : "Save"}: ${title}`}
        className={`${isHeart ? "heart-button" : "save-button"} mark ${saved ? "mark-heart-full" : "mark-heart"}`}
        onClick={(event) => {
          event.preventDefault();
          press(saved ? null : id, listingId);
          void submit({ intent: "save", [heartName(saved)]: listingId, from }, { method: "post", action: savingAction() });
        }}
      >
        {!isHeart && <span className="max-sm:sr-only">{saved ? "Saved" : "Save"}</span>}
      </button>
      {pressed?.heart === id && pressed.isDone && (
        <Suspense>
          <SavedToast listingId={listingId} title={title} onClose={() => press(null)} />
        </Suspense>
      )}
      {state === "idle" && data?.ok === false && (
        <span role="alert" className="sr-only">
          {title} could not be saved. Please try again.
        </span>
      )}
    </>
  );
}
