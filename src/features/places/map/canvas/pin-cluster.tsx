import { Heart } from "lucide-react";
import { Link } from "react-router";
import type { MapPin, PinCluster } from "../cluster-pins.ts";

const SHAPE =
  "numbers inline-flex cursor-pointer items-center justify-center border font-semibold whitespace-nowrap shadow-float transition-transform duration-150 hover:scale-105";
const LOOKS = {
  pin: "mb-1.5 h-8 gap-1 rounded-full px-3 text-sm pointer-coarse:h-11",
  cluster: "size-10 rounded-full text-sm pointer-coarse:size-11",
  pinQuiet: "border-line-strong/60 bg-paper text-ink",
  clusterQuiet: "border-sea bg-sea text-on-sea outline-4 outline-sea/25",
  active: "scale-110 border-ink bg-ink text-sand",
};

type ClusterButtonProps = {
  cluster: PinCluster;
  isActive: boolean;
  isOpen: boolean;
  onActivate: (id: string | null) => void;
  onPress: (event: Event) => void;
};

/** A price, or how many listings are here. */
export function ClusterButton({ cluster, isActive, isOpen, onActivate, onPress }: ClusterButtonProps) {
  const [first] = cluster.pins;
  const isSingle = cluster.pins.length === 1 && first !== undefined;
  const id = isSingle ? first.id : null;
  const look = isActive || isOpen ? LOOKS.active : isSingle ? LOOKS.pinQuiet : LOOKS.clusterQuiet;
  return (
    <button
      type="button"
      aria-label={isSingle ? `${first.title}, ${first.label}${first.saved ? ", saved" : ""}` : `${cluster.pins.length} places here`}
      aria-expanded={isSingle || isOpen ? isOpen : undefined}
      className={`${SHAPE} ${isSingle ? LOOKS.pin : LOOKS.cluster} ${look}`}
      onClick={(event) => {
        // A click that reaches the map closes its popup.
        event.stopPropagation();
        onPress(event.nativeEvent);
      }}
      onPointerEnter={() => onActivate(id)}
      onPointerLeave={() => onActivate(null)}
      onFocus={() => onActivate(id)}
      onBlur={() => onActivate(null)}
    >
      {isSingle ? first.label : cluster.pins.length}
      {isSingle && first.saved && <Heart aria-hidden className="size-3.5 fill-current text-ember" />}
    </button>
  );
}

/** The listings of a pin, or of a cluster that no zoom splits. */
export function PinList({ pins }: { pins: readonly MapPin[] }) {
  return (
    <ul aria-label="Listings here" className="grid max-h-64 w-60 overflow-y-auto p-1.5">
      {pins.map(({ id, title, label, href, saved }) => (
        <li key={id}>
          <Link to={href} className="flex items-start justify-between gap-3 rounded-md px-3 py-2.5 text-ink no-underline hover:bg-sea-wash">
            <span className="min-w-0 text-sm leading-snug font-medium">{title}</span>
            <span className="numbers inline-flex shrink-0 items-center gap-1 text-sm font-semibold">
              {saved && <Heart aria-label="saved" className="size-3.5 fill-current text-ember" />}
              {label}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
