import { heartName, SAVING_FORM, useSaved } from "./saved-listings.tsx";

type Props = { listingId: string; title: string; look: "heart" | "button" };

/** Saves or unsaves right away. A visitor signs in first, and the listing is saved after that. */
export function SaveButton({ listingId, title, look }: Props) {
  const { isSaved, toggle } = useSaved();
  const saved = isSaved(listingId);
  const isHeart = look === "heart";
  return (
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
        toggle({ listingId, title });
      }}
    >
      {!isHeart && (saved ? "Saved" : "Save")}
    </button>
  );
}
