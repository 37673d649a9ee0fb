import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useRef, useState } from "react";
import { useFormats } from "../../../../ui/time/use-formats.ts";
import type { CanvasEvents } from "../map-props.ts";
import { openMap, type OpenMapOptions } from "./open-map.ts";

type UseMapOptions = CanvasEvents & Omit<OpenMapOptions, "container" | "isInFeet" | keyof CanvasEvents>;

/** The map in its element, once it is ready. Only the first options count. */
export function useMap(options: UseMapOptions) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const first = useRef({ ...options, isInFeet: useFormats() === "us" });
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
