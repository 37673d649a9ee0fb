import { Minus, Plus } from "../../../../ui/icons/index.ts";
import type { Map as MapLibreMap } from "maplibre-gl";

const BUTTON =
  "inline-flex size-11 cursor-pointer items-center justify-center text-ink transition-colors duration-150 hover:bg-sea-wash focus-visible:-outline-offset-4";

export function ZoomButtons({ map }: { map: MapLibreMap }) {
  return (
    <div className="absolute top-3 right-3 z-10 grid divide-y divide-line overflow-hidden rounded-md border border-line bg-paper shadow-float">
      <button
        type="button"
        aria-label="Zoom in"
        className={BUTTON}
        onClick={({ nativeEvent }) => map.zoomIn({}, { originalEvent: nativeEvent })}
      >
        <Plus aria-hidden className="size-4.5" />
      </button>
      <button
        type="button"
        aria-label="Zoom out"
        className={BUTTON}
        onClick={({ nativeEvent }) => map.zoomOut({}, { originalEvent: nativeEvent })}
      >
        <Minus aria-hidden className="size-4.5" />
      </button>
    </div>
  );
}
