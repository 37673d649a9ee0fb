import { type Map as MapLibreMap, Marker } from "maplibre-gl";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../../../ui/button.tsx";
import { normalLongitude, type Position } from "../map-box.ts";
import type { CanvasEvents, PinMapProps } from "../map-props.ts";
import { useObstacles } from "./obstacles.ts";
import { useMap } from "./use-map.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

export function PinMapCanvas({ pin, view, onPlace, styleUrl = null, onReady, onFail }: PinMapProps & CanvasEvents) {
  const { element, map } = useMap({
    title: "Map for placing the pin",
    styleUrl,
    center: [view.longitude, view.latitude],
    zoom: view.zoom,
    cooperativeGestures: true,
    onReady,
    onFail,
  });
  const place = useRef(onPlace);
  useEffect(() => {
    place.current = onPlace;
  });

  useObstacles(
    map,
    useMemo(() => (pin ? [{ ...pin, room: "place" as const }] : []), [pin]),
  );

  const opened = useRef(view);
  useEffect(() => {
    if (!map || opened.current === view) return;
    opened.current = view;
    map.jumpTo({ center: [view.longitude, view.latitude], zoom: view.zoom });
  }, [map, view]);

  useEffect(() => {
    if (!map) return;
    const onClick = ({ lngLat }: { lngLat: { lat: number; lng: number } }) => place.current(positionOf(lngLat));
    map.on("click", onClick);
    return () => void map.off("click", onClick);
  }, [map]);

  return (
    <div className="place-map absolute inset-0">
      <div ref={element} className="size-full" />
      {map && <ZoomButtons map={map} />}
      {map && pin && <Pin map={map} {...pin} onPlace={(position) => place.current(position)} />}
      {map && (
        <div className="absolute top-3 left-3 z-10">
          <Button look="quiet" className="text-sm shadow-float" onClick={() => place.current(positionOf(map.getCenter()))}>
            Drop pin here
          </Button>
        </div>
      )}
    </div>
  );
}

const positionOf = ({ lat, lng }: { lat: number; lng: number }): Position => ({
  latitude: rounded(lat),
  longitude: rounded(normalLongitude(lng)),
});
/** To a tenth of a meter. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

const STEP_PIXELS = 8;
const LONG_STEP_PIXELS = 64;
const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function Pin({ map, latitude, longitude, onPlace }: Position & { map: MapLibreMap; onPlace: (position: Position) => void }) {
  const [element] = useState(() => document.createElement("div"));
  const marker = useRef<Marker>(undefined);
  const place = useRef(onPlace);
  useEffect(() => {
    place.current = onPlace;
  });
  useEffect(() => {
    const pin = new Marker({ element, anchor: "bottom", draggable: true }).setLngLat([0, 0]).addTo(map);
    pin.on("dragend", () => place.current(positionOf(pin.getLngLat())));
    marker.current = pin;
    return () => void pin.remove();
  }, [map, element]);
  useEffect(() => void marker.current?.setLngLat([longitude, latitude]), [latitude, longitude]);

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? LONG_STEP_PIXELS : STEP_PIXELS;
    const { x, y } = map.project([longitude, latitude]);
    const next = map.unproject([x + direction[0] * step, y + direction[1] * step]);
    place.current(positionOf(next));
    if (!map.getBounds().contains(next)) map.panTo(next);
  };

  return createPortal(
    <button
      type="button"
      aria-label="The pin. Move it with the arrow keys; hold Shift to move it farther."
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      className="block cursor-grab rounded-full active:cursor-grabbing"
    >
      <svg viewBox="0 0 40 52" className="h-13 w-10 drop-shadow-md" aria-hidden>
        <path d="M20 51C14 42 3 32 3 19.5a17 17 0 0 1 34 0C37 32 26 42 20 51Z" fill="var(--ember)" stroke="var(--paper)" strokeWidth="2" />
        <circle cx="20" cy="19.5" r="6.5" fill="var(--paper)" />
      </svg>
    </button>,
    element,
  );
}
