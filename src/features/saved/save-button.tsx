import { useEffect, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { FormResult } from "../../ui/form-result.ts";
import { Heart } from "../../ui/marks.tsx";
import { useSaved } from "./saved-listings.tsx";

type Props = { listingId: string; title: string; look: "heart" | "button" };

/** Saves or unsaves at once, and takes it back if that fails. A visitor is led to sign in, and the save happens afterwards. */
export function SaveButton({ listingId, title, look }: Props) {
  const { isSaved, note, send } = useSaved();
  const { pathname, search } = useLocation();
  const [isPressed, press] = useState(false);
  const saved = isSaved(listingId);
  const fetcherKey = `save ${listingId}`;

  const heart = <Heart className={`size-5 ${saved ? "fill-ember text-ember" : ""}`} />;
  return (
    <form
      method="post"
      action="/saved-properties"
      onSubmit={(event) => {
        event.preventDefault();
        press(true);
        send(event.currentTarget, fetcherKey);
        note(listingId, !saved);
      }}
    >
      <input type="hidden" name="listingId" value={listingId} />
      <input type="hidden" name="from" value={pathname + search} />
      <input type="hidden" name="saved" value={String(!saved)} />
      {look === "heart" ? (
        <button
          type="submit"
          aria-pressed={saved}
          aria-label={`Save ${title}`}
          className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full border border-line bg-paper/90 text-ink transition-colors duration-150 hover:text-ember"
        >
          {heart}
        </button>
      ) : (
        <button
          type="submit"
          aria-pressed={saved}
          aria-label={`${saved ? "Saved" : "Save"}: ${title}`}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line-strong bg-paper px-4 font-semibold hover:border-ink"
        >
          {heart}
          {saved ? "Saved" : "Save"}
        </button>
      )}
      <span role="status" className="sr-only">
        {isPressed && <Outcome {...{ listingId, title, fetcherKey }} />}
      </span>
    </form>
  );
}

/** Listens only once a heart was pressed: a page has many, and few ever are. */
function Outcome({ listingId, title, fetcherKey }: { listingId: string; title: string; fetcherKey: string }) {
  const { note } = useSaved();
  const { state, data } = useFetcher<FormResult>({ key: fetcherKey });
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (state !== "idle" || !data) return;
    setFailed(!data.ok);
    if (!data.ok) note(listingId, data.values?.saved !== "true");
  }, [state, data, listingId, note]);

  return failed ? `${title} could not be saved. Please try again.` : "";
}
