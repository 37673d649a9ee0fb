import { Heart } from "lucide-react";
import { useEffect, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { FormResult } from "../../ui/form-result.ts";
import { useSaved } from "./saved-listings.tsx";

type Props = { listingId: string; title: string; look: "heart" | "button" };

/** Saves or unsaves at once, and takes it back if that fails. A visitor is led to sign in, and the save happens afterwards. */
export function SaveButton({ listingId, title, look }: Props) {
  const { isSaved, note } = useSaved();
  const fetcher = useFetcher<FormResult>();
  const { pathname, search } = useLocation();
  const [failed, setFailed] = useState(false);
  const saved = isSaved(listingId);

  useEffect(() => {
    if (fetcher.state !== "idle" || !fetcher.data) return;
    setFailed(!fetcher.data.ok);
    if (!fetcher.data.ok) note(listingId, fetcher.data.values?.saved !== "true");
  }, [fetcher.state, fetcher.data, listingId, note]);

  const heart = <Heart aria-hidden className={`size-5 ${saved ? "fill-ember text-ember" : ""}`} />;
  return (
    <fetcher.Form method="post" action="/saved-properties" onSubmit={() => note(listingId, !saved)}>
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
        {failed ? `${title} could not be saved. Please try again.` : ""}
      </span>
    </fetcher.Form>
  );
}
