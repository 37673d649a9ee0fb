import type { Map as MapLibreMap } from "maplibre-gl";
import { type MouseEvent, useEffect, useState } from "react";
import type { Position } from "../map-box.ts";
import type { CanvasEvents, LocationMapProps } from "../map-props.ts";
import { circleAround } from "./chart.ts";
import { MapMarker, MapPopup } from "./map-marker.tsx";
import { Chart, Overview } from "./overview.tsx";
import { readPalette, watchTheme } from "./palette.ts";
import { useMap } from "./use-map.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

const EXACT_ZOOM = 15;
/** The whole circle is in sight. */
const APPROXIMATE_ZOOM = 14;
const AREA_METERS = 500;

export function LocationMapCanvas({
  latitude,
  longitude,
  approximate = false,
  address,
  styleUrl = null,
  onReady,
  onFail,
}: LocationMapProps & CanvasEvents) {
  const place = { latitude, longitude };
  const { element, map } = useMap({
    title: "Map of the location",
    styleUrl,
    center: [longitude, latitude],
    zoom: approximate ? APPROXIMATE_ZOOM : EXACT_ZOOM,
    cooperativeGestures: true,
    onReady,
    onFail,
  });
  return (
    <div className="place-map absolute inset-0">
      <div ref={element} className="size-full" />
      {map && <ZoomButtons map={map} />}
      {map && !styleUrl && <Chart map={map} {...place} hasRings={!approximate} />}
      {map && (approximate ? <ApproximateArea map={map} {...place} /> : <ExactPlace map={map} {...place} address={address} />)}
      {map && !styleUrl && <Overview {...place} />}
    </div>
  );
}

type PlaceOnMap = Position & { map: MapLibreMap };

function ExactPlace({ map, latitude, longitude, address }: PlaceOnMap & { address: string }) {
  const [isOpen, setIsOpen] = useState(true);
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    setIsOpen(!isOpen);
  };
  return (
    <>
      <MapMarker map={map} latitude={latitude} longitude={longitude} anchor="bottom">
        <button
          type="button"
          aria-label={`Address: ${address}`}
          aria-expanded={isOpen}
          onClick={toggle}
          className="block cursor-pointer rounded-full"
        >
          <svg viewBox="0 0 40 52" className="h-13 w-10 drop-shadow-md" aria-hidden>
            <path
              d="M20 51C14 42 3 32 3 19.5a17 17 0 0 1 34 0C37 32 26 42 20 51Z"
              fill="var(--sea)"
              stroke="var(--paper)"
              strokeWidth="2"
            />
            <path d="M20 11 10.5 19h2.8v7.5h13.4V19h2.8Z" fill="var(--on-sea)" />
          </svg>
        </button>
      </MapMarker>
      {isOpen && (
        <MapPopup map={map} latitude={latitude} longitude={longitude} offset={54} onClose={() => setIsOpen(false)} takesFocus={false}>
          <p className="max-w-60 px-4 py-3 text-sm font-medium">{address}</p>
        </MapPopup>
      )}
    </>
  );
}

function ApproximateArea({ map, latitude, longitude }: PlaceOnMap) {
  useEffect(() => {
    const container = map.getContainer();
    const paint = () => {
      const { sea } = readPalette(container);
      map.setPaintProperty("approximate-area", "fill-color", sea);
      map.setPaintProperty("approximate-area-edge", "line-color", sea);
    };
    map.addSource("approximate-area", { type: "geojson", data: circleAround({ latitude, longitude }, AREA_METERS) });
    map.addLayer({ id: "approximate-area", type: "fill", source: "approximate-area", paint: { "fill-opacity": 0.16 } });
    map.addLayer({
      id: "approximate-area-edge",
      type: "line",
      source: "approximate-area",
      paint: { "line-width": 2, "line-opacity": 0.7 },
    });
    paint();
    const stopWatching = watchTheme(paint);
    return () => {
      stopWatching();
      for (const layer of ["approximate-area-edge", "approximate-area"]) if (map.style && map.getLayer(layer)) map.removeLayer(layer);
      if (map.style && map.getSource("approximate-area")) map.removeSource("approximate-area");
    };
  }, [map, latitude, longitude]);
  return null;
}
