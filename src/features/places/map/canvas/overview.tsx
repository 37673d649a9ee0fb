import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";
import { drawChart } from "./chart.ts";
import type { Position } from "../map-box.ts";
import { useMap } from "./use-map.ts";

const OVERVIEW_ZOOM = 7.5;

/** A small map of the area, because the large one is too close to show it. */
export function Overview({ latitude, longitude }: Position) {
  const { element } = useMap({
    title: "Overview",
    styleUrl: null,
    isStill: true,
    center: [longitude, latitude],
    zoom: OVERVIEW_ZOOM,
    onReady: ignore,
    onFail: ignore,
  });
  return (
    <div
      aria-hidden
      inert
      className="absolute bottom-3 left-3 z-10 h-28 w-36 overflow-hidden rounded-md border-2 border-paper shadow-float max-xs:hidden sm:h-32 sm:w-44"
    >
      <div ref={element} className="size-full" />
      <span className="absolute top-1/2 left-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-paper bg-ember" />
    </div>
  );
}

/** Draws the chart around a place. */
export function Chart({ map, latitude, longitude, hasRings }: Position & { map: MapLibreMap; hasRings: boolean }) {
  useEffect(() => drawChart(map, { latitude, longitude }, hasRings), [map, latitude, longitude, hasRings]);
  return null;
}

const ignore = () => {};
