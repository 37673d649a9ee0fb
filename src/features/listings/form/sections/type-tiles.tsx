import { LISTING_TYPES, type ListingType } from "../../listing.rules.ts";
import { BoatScene, HomeScene } from "./type-scenes.tsx";

const TILES: Record<ListingType, { label: string; text: string; Scene: typeof HomeScene }> = {
  property: { label: "Home", text: "A house, a cabin or an apartment.", Scene: HomeScene },
  boat: { label: "Charter", text: "A sailboat, a yacht or a houseboat.", Scene: BoatScene },
};

/** A home or a boat, as two pictures. */
export function TypeTiles({ type, onType }: { type: ListingType; onType: (type: ListingType) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">What are you listing?</legend>
      <div className="grid grid-cols-2 gap-3 sm:gap-5">
        {LISTING_TYPES.map((each) => {
          const { label, text, Scene } = TILES[each];
          return (
            <label
              key={each}
              className="relative grid cursor-pointer content-start overflow-hidden rounded-lg border-2 border-line-mid bg-paper hover:border-ink has-checked:border-sea has-checked:bg-sea-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea"
            >
              <Scene />
              <span className="flex items-start gap-2.5 p-3 sm:p-4">
                <input
                  type="radio"
                  name="type"
                  value={each}
                  checked={type === each}
                  onChange={() => onType(each)}
                  aria-describedby={`type-${each}`}
                  aria-label={label}
                  className="mt-0.5 size-5 shrink-0 accent-sea"
                />
                <span>
                  <span className="block text-lg leading-6 font-semibold">{label}</span>
                  <span id={`type-${each}`} className="text-sm text-muted">
                    {text}
                  </span>
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
