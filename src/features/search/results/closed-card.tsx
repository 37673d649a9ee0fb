import { keepUnits } from "../../../platform/words/length-words.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { ListingPhoto } from "../../listings/parts.ts";
import { SaveButton } from "../../saved/parts.ts";
import { placeLine } from "./card-words.ts";
import type { ShownCard } from "./shown-card.ts";

const REASONS = { paused: "Paused by the host", ended: "No longer available" };

/** A listing that nobody can open at the moment: grey, with the reason and without a link. The heart still takes it off the list. */
export function ClosedCard({ card, reason, sizes }: { card: ShownCard; reason: keyof typeof REASONS; sizes: string }) {
  return (
    <article className="listing-card" data-closed>
      <div className="opacity-60 grayscale">
        {card.cover ? <ListingPhoto photo={card.cover} sizes={sizes} widest={960} /> : <div className="photo" />}
      </div>
      <SaveButton listingId={card.id} title={card.title} look="heart" />
      <div className="listing-card-words text-muted">
        <p className="listing-card-place">{placeLine(card)}</p>
        <h3>{keepUnits(card.title, useFormats())}</h3>
        <p>{REASONS[reason]}</p>
      </div>
    </article>
  );
}
