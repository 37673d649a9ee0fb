import { ListingPhoto } from "../../listings/parts.ts";
import type { ThreadSummary } from "../message.schema.ts";
import { ThreadLink } from "./thread-link.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { datesInWords, phaseInWords } from "./thread-words.ts";

/** What the conversation is about, beside it on a large screen. */
export function ThreadSide({ thread }: { thread: ThreadSummary }) {
  const { listing, bookingId } = thread;
  const place = [listing.city, listing.state || listing.country].filter(Boolean).join(", ");
  return (
    <aside
      aria-label="About this conversation"
      className="grid w-64 shrink-0 content-start gap-3 overflow-y-auto border-l border-line p-4 max-[1099px]:hidden"
    >
      {listing.cover && <ListingPhoto photo={listing.cover} sizes="14rem" className="aspect-4/3 overflow-hidden rounded-md" />}
      <div className="grid gap-1">
        <p className="font-semibold wrap-anywhere">{listing.title}</p>
        <p className="text-sm text-muted wrap-anywhere">{place}</p>
      </div>
      <div className="numbers grid gap-1 text-sm">
        <p className="font-medium">{phaseInWords(thread)}</p>
        <p>{datesInWords(thread, useFormats())}</p>
      </div>
      <p>
        <ThreadLink thread={thread} label={bookingId ? "View booking" : "View listing"} />
      </p>
    </aside>
  );
}
