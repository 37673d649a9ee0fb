import { AttributionControl, LngLat, Map as MapLibreMap, type MapOptions, ScaleControl, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { basemapStyle, LAST_BASEMAP_ZOOM } from "./basemap-style.ts";
import "./map.css";
import { provideIcons } from "./map-icons.ts";
import { readPalette, watchTheme } from "./palette.ts";

setWorkerUrl(workerUrl);

const LAST_STREET_ZOOM = 18;
/** The whole world in 512 pixels. Tall and narrow maps need it to show places on both sides of an ocean. */
const FIRST_ZOOM = 0;
const LAST_LATITUDE = 85;
const NARROW = 480;

type PaintName = Parameters<MapLibreMap["setPaintProperty"]>[1];

export type OpenMapOptions = Pick<MapOptions, "center" | "zoom" | "bounds" | "fitBoundsOptions" | "cooperativeGestures"> & {
  container: HTMLElement;
  title: string;
  styleUrl: string | null;
  isInFeet: boolean;
  onReady: (map: MapLibreMap) => void;
  onFail: () => void;
};

/** Opens a map in the container; returns how to close it. Fails where the browser cannot draw it or its style cannot be loaded. */
export function openMap({ container, title, styleUrl, isInFeet, onReady, onFail, ...view }: OpenMapOptions): () => void {
  const lastZoom = styleUrl ? LAST_STREET_ZOOM : LAST_BASEMAP_ZOOM;
  let map: MapLibreMap;
  try {
    map = new MapLibreMap({
      container,
      style: styleUrl ?? basemapStyle(readPalette(container)),
      maxZoom: lastZoom,
      // Else the world has to fill the height of the map.
      transformConstrain: ({ lng, lat }, zoom) => ({
        center: new LngLat(lng, clamp(lat, -LAST_LATITUDE, LAST_LATITUDE)),
        zoom: clamp(zoom, FIRST_ZOOM, lastZoom),
      }),
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      attributionControl: false,
      locale: { "Map.Title": title },
      ...(matchMedia("(prefers-reduced-motion: reduce)").matches ? { fadeDuration: 0 } : {}),
      ...view,
    });
  } catch {
    onFail();
    return () => {};
  }
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  if (!styleUrl) provideIcons(map);
  // Not on the right, where the button of the chat is.
  map.addControl(new AttributionControl({ compact: true }), "bottom-left");
  map.addControl(new ScaleControl({ unit: isInFeet ? "imperial" : "metric", maxWidth: 90 }), "bottom-left");
  let hasStyle = false;
  map.once("style.load", () => (hasStyle = true));
  map.on("error", () => hasStyle || onFail());
  map.once("load", () => {
    if (container.clientWidth < NARROW) foldAttribution(container);
    onReady(map);
  });
  const stopWatching = styleUrl ? () => {} : watchTheme(() => repaint(map, container));
  return () => {
    stopWatching();
    map.remove();
  };
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** On a small map the credits stay folded behind their button. */
function foldAttribution(container: HTMLElement): void {
  const attribution = container.querySelector(".maplibregl-ctrl-attrib");
  attribution?.removeAttribute("open");
  attribution?.classList.remove("maplibregl-compact-show");
}

function repaint(map: MapLibreMap, container: HTMLElement): void {
  for (const { id, paint = {} } of basemapStyle(readPalette(container)).layers) {
    if (map.getLayer(id)) for (const [name, value] of Object.entries(paint)) map.setPaintProperty(id, name as PaintName, value as never);
  }
}
