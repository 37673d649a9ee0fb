import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useRef, useState } from "react";
import type { CanvasCalls } from "../map-frame.tsx";
import { openMap, type OpenMapOptions } from "./open-map.ts";

type UseMapOptions = CanvasCalls & Omit<OpenMapOptions, "container" | keyof CanvasCalls>;

/** The map in its element, once it can be drawn on. What is given at first decides where it opens. */
export function useMap(options: UseMapOptions) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const first = useRef(options);
  useEffect(() => {
    if (!element.current) return;
    const { onReady, ...rest } = first.current;
    const close = openMap({
      ...rest,
      container: element.current,
      onReady: (opened) => {
        setMap(opened);
        onReady();
      },
    });
    return () => {
      setMap(null);
      close();
    };
  }, []);
  return { element, map };
}
