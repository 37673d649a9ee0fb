import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useRef, useState } from "react";
import { cornersOf, type MapBox } from "../map-box.ts";
import { MARGINS, seenArea } from "./seen-area.ts";

const REST_MS = 250;
/** Closer, a few results would stand on bare land. */
export const CLOSEST_FIT = 12;

/** Where the search was, when the visitor moved away from it. */
type Searched = { area: MapBox | null; extent: MapBox | null };

type ChosenAreaOptions = Searched & {
  map: MapLibreMap | null;
  follows: boolean;
  onChooseArea: (box: MapBox) => void;
  onView: (view: MapBox, zoom: number) => void;
};

/**
 * Reports what is seen once the map has come to rest, and where the visitor moved it to. Moves the map when the results are elsewhere,
 * unless an area is being searched. Answers whether the visitor is looking elsewhere than was searched.
 */
export function useChosenArea({ map, area, extent, follows, onChooseArea, onView }: ChosenAreaOptions): boolean {
  const now = useRef({ follows, area, extent, onChooseArea, onView });
  useEffect(() => {
    now.current = { follows, area, extent, onChooseArea, onView };
  });
  const [leftBehind, setLeftBehind] = useState<Searched | null>(null);

  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => map.getContainer().clientWidth > 0 && now.current.onView(seenArea(map), stepOf(map));
    const onStart = () => clearTimeout(timer);
    const onEnd = ({ originalEvent }: { originalEvent?: unknown }) => {
      report();
      if (!originalEvent) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (now.current.follows) now.current.onChooseArea(seenArea(map));
        else setLeftBehind({ area: now.current.area, extent: now.current.extent });
      }, REST_MS);
    };
    report();
    map.on("movestart", onStart);
    map.on("moveend", onEnd);
    map.on("resize", report);
    return () => {
      clearTimeout(timer);
      map.off("movestart", onStart);
      map.off("moveend", onEnd);
      map.off("resize", report);
    };
  }, [map]);

  const shown = useRef(extent);
  useEffect(() => {
    if (!map) return;
    const follow = () => {
      // A map in a closed sheet has no size; it follows when the sheet opens.
      if (map.getContainer().clientWidth === 0 || shown.current === extent) return;
      shown.current = extent;
      if (extent && !area) map.fitBounds(cornersOf(extent), { padding: MARGINS, maxZoom: CLOSEST_FIT });
    };
    follow();
    map.on("resize", follow);
    return () => void map.off("resize", follow);
  }, [map, area, extent]);
  return leftBehind !== null && leftBehind.area === area && leftBehind.extent === extent;
}

/** The zoom in half steps: pins need not be clustered anew for less. */
const stepOf = (map: MapLibreMap) => Math.floor(map.getZoom() * 2) / 2;
