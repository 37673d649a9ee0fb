import type { Map as MapLibreMap } from "maplibre-gl";
import { type MouseEvent, useEffect, useMemo, useState } from "react";
import type { Position } from "../map-box.ts";
import type { CanvasEvents, LocationMapProps } from "../map-props.ts";
import { circleAround } from "./circle-around.ts";
import { MapMarker, MapPopup } from "./map-marker.tsx";
import { useObstacles } from "./obstacles.ts";
import { readPalette, watchTheme } from "./palette.ts";
import { useMap } from "./use-map.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

const STREET_ZOOM = 15;
/** The whole circle is in sight. */
const APPROXIMATE_STREET_ZOOM = 14;
/** Without streets, the shore nearby says more. */
const SHORE_ZOOM = 12.5;
const AREA_METERS = 500;

export function LocationMapCanvas({
  latitude,
  longitude,
  approximate = false,
  address,
  kind = "home",
  styleUrl = null,
  onReady,
  onFail,
}: LocationMapProps & CanvasEvents) {
  const place = { latitude, longitude };
  const { element, map } = useMap({
    title: "Map of the location",
    styleUrl,
    center: [longitude, latitude],
    zoom: styleUrl ? (approximate ? APPROXIMATE_STREET_ZOOM : STREET_ZOOM) : SHORE_ZOOM,
    cooperativeGestures: true,
    onReady,
    onFail,
  });
  return (
    <div className="place-map absolute inset-0">
      <div ref={element} className="size-full" />
      {map && <ZoomButtons map={map} />}
      {map && (approximate ? <ApproximateArea map={map} {...place} /> : <ExactPlace map={map} {...place} address={address} kind={kind} />)}
    </div>
  );
}

type PlaceOnMap = Position & { map: MapLibreMap };

function ExactPlace({ map, latitude, longitude, address, kind }: PlaceOnMap & { address: string; kind: "home" | "boat" }) {
  const [isOpen, setIsOpen] = useState(true);
  useObstacles(
    map,
    useMemo(() => {
      const pin = { latitude, longitude, room: "place" as const };
      return isOpen ? [pin, { ...pin, room: "address" as const }] : [pin];
    }, [latitude, longitude, isOpen]),
  );
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
            {kind === "boat" ? <Anchor /> : <path d="M20 11 10.5 19h2.8v7.5h13.4V19h2.8Z" fill="var(--on-sea)" />}
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

const Anchor = () => (
  <g data-icon="anchor" fill="none" stroke="var(--on-sea)" strokeWidth="2" strokeLinecap="round">
    <circle cx="20" cy="12.5" r="2.2" />
    <path d="M20 14.7V27M15.5 18h9M12 20.5c0 4 3.4 6.5 8 6.5s8-2.5 8-6.5" />
  </g>
);

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
