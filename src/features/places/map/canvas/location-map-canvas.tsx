import type { Map as MapLibreMap } from "maplibre-gl";
import { type MouseEvent, useEffect, useState } from "react";
import { Chart, Overview } from "./surroundings.tsx";
import { circleAround } from "./circle.ts";
import type { LocationMapProps } from "../location-map.tsx";
import type { Position } from "../map-box.ts";
import type { CanvasCalls } from "../map-frame.tsx";
import { MapMarker, MapPopup } from "./map-marker.tsx";
import { readPalette, watchTheme } from "./palette.ts";
import { useMap } from "./use-map.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

const EXACT_ZOOM = 15;
/** The whole circle is in sight. */
const APPROXIMATE_ZOOM = 14;
const ABOUT_METRES = 500;

export function LocationMapCanvas({
  latitude,
  longitude,
  approximate = false,
  address,
  styleUrl = null,
  onReady,
  onFail,
}: LocationMapProps & CanvasCalls) {
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
      {map && (approximate ? <Surroundings map={map} {...place} /> : <ExactPlace map={map} {...place} address={address} />)}
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

function Surroundings({ map, latitude, longitude }: PlaceOnMap) {
  useEffect(() => {
    const container = map.getContainer();
    const paint = () => {
      const { sea } = readPalette(container);
      map.setPaintProperty("surroundings", "fill-color", sea);
      map.setPaintProperty("surroundings-edge", "line-color", sea);
    };
    map.addSource("surroundings", { type: "geojson", data: circleAround({ latitude, longitude }, ABOUT_METRES) });
    map.addLayer({ id: "surroundings", type: "fill", source: "surroundings", paint: { "fill-opacity": 0.16 } });
    map.addLayer({ id: "surroundings-edge", type: "line", source: "surroundings", paint: { "line-width": 2, "line-opacity": 0.7 } });
    paint();
    const stopWatching = watchTheme(paint);
    return () => {
      stopWatching();
      for (const layer of ["surroundings-edge", "surroundings"]) if (map.style && map.getLayer(layer)) map.removeLayer(layer);
      if (map.style && map.getSource("surroundings")) map.removeSource("surroundings");
    };
  }, [map, latitude, longitude]);
  return null;
}
