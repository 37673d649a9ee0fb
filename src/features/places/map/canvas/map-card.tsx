import type { Map as MapLibreMap } from "maplibre-gl";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Position } from "../map-box.ts";
import { MapPopup } from "./map-marker.tsx";

/** On a phone the card is at the foot of the map. */
const PHONE = "(max-width: 40rem)";
const OFFSET = 22;

type Props = Position & { map: MapLibreMap; takesFocus: boolean; onClose: () => void; children: ReactNode };

/** A card over the place, or at the foot of the map on a phone. Escape closes it, and focus returns to where it was. */
export function MapCard({ map, latitude, longitude, takesFocus, onClose, children }: Props) {
  const [isPhone] = useState(() => matchMedia(PHONE).matches);
  useEscape(onClose);
  if (!isPhone)
    return (
      <MapPopup
        map={map}
        latitude={latitude}
        longitude={longitude}
        offset={OFFSET}
        onClose={onClose}
        takesFocus={takesFocus}
        hasTip={false}
      >
        <div className="w-64">{children}</div>
      </MapPopup>
    );
  return <FootCard takesFocus={takesFocus}>{children}</FootCard>;
}

function FootCard({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = card.current;
    if (takesFocus) element?.querySelector<HTMLElement>("a, [tabindex]")?.focus();
    return () => {
      if (element?.contains(document.activeElement) && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [takesFocus]);
  return (
    <div
      ref={card}
      className="group map-foot-card absolute inset-x-3 bottom-3 z-20 overflow-hidden rounded-md border border-line bg-paper shadow-float"
    >
      {children}
    </div>
  );
}

/** Wherever the focus is: a press with the mouse leaves it where it was. A dialog around the map stays open. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      onClose();
    };
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  });
}
