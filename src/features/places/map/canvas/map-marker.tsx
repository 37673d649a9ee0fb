import { type Map as MapLibreMap, Marker, Popup } from "maplibre-gl";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Position } from "../map-box.ts";

/** The controls at the top stay free. */
const CONTROLS = { top: 64, right: 8, bottom: 8, left: 8 };

type OnMap = Position & { map: MapLibreMap; children: ReactNode };

/** Shows its children at a place on the map. */
export function MapMarker({
  map,
  latitude,
  longitude,
  isAbove = false,
  anchor = "center",
  children,
}: OnMap & { isAbove?: boolean; anchor?: "center" | "bottom" }) {
  const [element] = useState(() => document.createElement("div"));
  useEffect(() => {
    const marker = new Marker({ element, anchor }).setLngLat([longitude, latitude]).addTo(map);
    return () => void marker.remove();
  }, [map, element, anchor, latitude, longitude]);
  useEffect(() => void element.classList.toggle("z-10", isAbove), [element, isAbove]);
  return createPortal(children, element);
}

/** Shows its children in a popup over a place on the map. Escape closes it and returns focus to where it was. */
export function MapPopup({
  map,
  latitude,
  longitude,
  offset,
  onClose,
  takesFocus = true,
  hasTip = true,
  children,
}: OnMap & { offset: number; onClose: () => void; takesFocus?: boolean; hasTip?: boolean }) {
  const [element] = useState(() => document.createElement("div"));
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // A layout effect, because focus must be read while the children are still there.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const popup = new Popup({
      offset,
      closeButton: false,
      maxWidth: "18rem",
      focusAfterOpen: takesFocus,
      className: hasTip ? "" : "without-tip",
      ...(hasTip ? {} : { padding: CONTROLS }),
    })
      .setLngLat([longitude, latitude])
      .setDOMContent(element)
      .addTo(map);
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      // Otherwise a dialog around the map would close too.
      event.preventDefault();
      close.current();
    };
    popup.on("close", () => close.current());
    element.addEventListener("keydown", onEscape);
    return () => {
      const hadFocus = element.contains(document.activeElement);
      element.removeEventListener("keydown", onEscape);
      popup.remove();
      if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [map, element, latitude, longitude, offset, takesFocus, hasTip]);
  return createPortal(children, element);
}
