import { Anchor, Heart } from "../../../../ui/icons/index.ts";
import type { MouseEvent } from "react";
import type { MapCluster, MapPin } from "../map-props.ts";

/** A finger has more room than the eye sees. */
const SHAPE =
  "numbers relative inline-flex cursor-pointer items-center justify-center rounded-full border font-semibold whitespace-nowrap transition-transform duration-150 after:absolute after:-inset-1 after:rounded-full hover:scale-105 pointer-coarse:after:-inset-2";
const ACTIVE = "scale-110 border-ink bg-ink text-sand";

type PricePinProps = {
  pin: MapPin;
  isActive: boolean;
  isOpen: boolean;
  onActivate?: ((id: string | null) => void) | undefined;
  onPress: (event: MouseEvent) => void;
};

export function PricePin({ pin: { id, title, label, saved, kind }, isActive, isOpen, onActivate, onPress }: PricePinProps) {
  return (
    <button
      type="button"
      aria-label={`${title}, ${label}${saved ? ", saved" : ""}`}
      aria-expanded={isOpen}
      data-pin={id}
      className={`${SHAPE} h-7 gap-1 px-2.5 text-sm shadow-float ${isActive ? ACTIVE : "border-line bg-paper text-ink"}`}
      onClick={(event) => {
        // A click that reaches the map closes its card.
        event.stopPropagation();
        onPress(event);
      }}
      onPointerEnter={() => onActivate?.(id)}
      onPointerLeave={() => onActivate?.(null)}
      onFocus={() => onActivate?.(id)}
      onBlur={() => onActivate?.(null)}
    >
      {kind === "boat" && <Anchor aria-hidden className="size-3.5" />}
      {label}
      {saved && <Heart aria-hidden className="size-3.5 fill-current text-ember" />}
    </button>
  );
}

type ClusterDotProps = { cluster: MapCluster; isActive: boolean; isOpen: boolean; onPress: (event: MouseEvent) => void };

/** How many listings are here; the more, the larger. A single one without a price is a small dot. */
export function ClusterDot({ cluster: { count, isCapped }, isActive, isOpen, onPress }: ClusterDotProps) {
  const size =
    count === 1 ? "size-4 shadow-sm" : count < 10 ? "size-7 text-sm" : count < 100 ? "size-8 text-sm" : "h-9 min-w-9 px-1.5 text-sm";
  return (
    <button
      type="button"
      aria-label={count === 1 && !isCapped ? "1 place here" : `${count}${isCapped ? " or more" : ""} places here`}
      aria-expanded={isOpen || undefined}
      className={`${SHAPE} ${size} ${isActive ? ACTIVE : "border-paper bg-sea text-on-sea"}`}
      onClick={(event) => {
        event.stopPropagation();
        onPress(event);
      }}
    >
      {count > 1 && `${count}${isCapped ? "+" : ""}`}
    </button>
  );
}
