import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useRef } from "react";
import type { MapPin } from "../cluster-pins.ts";
import { boxAround, cornersOf, isInBox, type MapBox, readBox } from "../map-box.ts";

const REST_MS = 250;
const FIT = { padding: 64, maxZoom: 13 };

type ChosenAreaOptions = {
  map: MapLibreMap | null;
  pins: readonly MapPin[];
  area: MapBox | null;
  isSearching: boolean;
  onChooseArea: (box: MapBox) => void;
};

/**
 * Reports where the visitor moved the map to, once it has come to rest. Moves the map when other pins come, unless the visitor
 * has chosen where to look and sees some of them.
 */
export function useChosenArea({ map, pins, area, isSearching, onChooseArea }: ChosenAreaOptions): void {
  const now = useRef({ isSearching, onChooseArea, pins, area });
  useEffect(() => {
    now.current = { isSearching, onChooseArea, pins, area };
  });
  const hasMoved = useRef(false);

  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onStart = () => clearTimeout(timer);
    const onEnd = ({ originalEvent }: { originalEvent?: unknown }) => {
      if (!originalEvent) return;
      hasMoved.current = true;
      clearTimeout(timer);
      timer = setTimeout(() => now.current.isSearching && now.current.onChooseArea(boxOf(map)), REST_MS);
    };
    map.on("movestart", onStart);
    map.on("moveend", onEnd);
    return () => {
      clearTimeout(timer);
      map.off("movestart", onStart);
      map.off("moveend", onEnd);
    };
  }, [map]);

  const drawn = pins.map(({ id }) => id).join(" ");
  const shown = useRef<{ drawn: string; hadArea: boolean } | null>(null);
  useEffect(() => {
    if (!map) return;
    const follow = () => {
      // A map in a closed sheet has no size; it follows when the sheet opens.
      if (map.getContainer().clientWidth === 0) return;
      const before = shown.current;
      const { pins: latest, area: searched } = now.current;
      shown.current = { drawn, hadArea: searched !== null };
      if (!before || before.drawn === drawn || searched) return;
      const around = boxAround(latest);
      const seesSome = latest.some((pin) => isInBox(boxOf(map), pin));
      if (!around || (hasMoved.current && seesSome && !before.hadArea)) return;
      hasMoved.current = false;
      map.fitBounds(cornersOf(around), FIT);
    };
    follow();
    map.on("resize", follow);
    return () => void map.off("resize", follow);
  }, [map, drawn]);
}

function boxOf(map: MapLibreMap): MapBox {
  const bounds = map.getBounds();
  return readBox({ west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() });
}
