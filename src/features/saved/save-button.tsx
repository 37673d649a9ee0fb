import { useFetcher } from "react-router";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { heartName, savingAction, SAVING_FORM, useSaved } from "./saved-listings.tsx";

type Props = { listingId: string; title: string; look: "heart" | "button" };

/** Saves or unsaves at once, and takes it back if that fails. A visitor is led to sign in, and the save happens afterwards. */
export function SaveButton({ listingId, title, look }: Props) {
  const { isSaved, from } = useSaved();
  const { submit, state, data } = useFetcher<FormResult>({ key: `save ${listingId}` });
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
        aria-label={isHeart ? `Save ${title}` : `${saved ? "Saved" : "Save"}: ${title}`}
        className={`${isHeart ? "heart-button" : "save-button"} mark ${saved ? "mark-heart-full" : "mark-heart"}`}
        onClick={(event) => {
          event.preventDefault();
          void submit({ intent: "save", [heartName(saved)]: listingId, from }, { method: "post", action: savingAction() });
        }}
      >
        {!isHeart && <span className="max-sm:sr-only">{saved ? "Saved" : "Save"}</span>}
      </button>
      {state === "idle" && data?.ok === false && (
        <span role="alert" className="sr-only">
          {title} could not be saved. Please try again.
        </span>
      )}
    </>
  );
}
