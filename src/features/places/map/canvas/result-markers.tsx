import type { Map as MapLibreMap } from "maplibre-gl";
import { type MouseEvent, useEffect, useState } from "react";
import { mercatorX, mercatorY, worldPixels } from "../../mercator.ts";
import { cornersOf, isInBox } from "../map-box.ts";
import type { MapCluster, SearchMapProps } from "../map-props.ts";
import { MapCard } from "./map-card.tsx";
import { MapMarker } from "./map-marker.tsx";
import { ClusterDot, PricePin } from "./pins.tsx";
import { MARGINS } from "./seen-area.ts";

type Props = Pick<SearchMapProps, "pins" | "clusters" | "activeId" | "activePlace" | "onActivate" | "renderPin" | "renderCluster"> & {
  map: MapLibreMap;
};

type Opened = { key: string; byKeyboard: boolean };

/** The pins and clusters, and the card of the one that was pressed. */
export function ResultMarkers({ map, pins, clusters, activeId = null, activePlace = null, onActivate, renderPin, renderCluster }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const pin = pins.find(({ id }) => id === opened?.key);
  const cluster = clusters.find((each) => keyOf(each) === opened?.key);
  const place = pin ?? cluster;
  const close = () => setOpened(null);
  useClickBeside(map, close);

  const toggle = (key: string, { detail }: MouseEvent) => setOpened(opened?.key === key ? null : { key, byKeyboard: detail === 0 });
  const pressCluster = (pressed: MapCluster, event: MouseEvent) => {
    if (!splits(pressed, map.getMaxZoom())) return toggle(keyOf(pressed), event);
    close();
    // The dot goes away with its cluster. By keyboard, Tab then continues with the pins.
    if (event.detail === 0) map.getCanvas().focus({ preventScroll: true });
    map.fitBounds(cornersOf(pressed.box), { padding: MARGINS, maxZoom: map.getMaxZoom() }, { originalEvent: event.nativeEvent });
  };

  return (
    <>
      {clusters.map((each) => {
        const isOpen = each === cluster;
        const isActive = activePlace !== null && isInBox(each.box, activePlace) && !pins.some(({ id }) => id === activeId);
        return (
          <MapMarker key={keyOf(each)} map={map} latitude={each.latitude} longitude={each.longitude} isAbove={isActive || isOpen}>
            <ClusterDot cluster={each} isActive={isActive || isOpen} isOpen={isOpen} onPress={(event) => pressCluster(each, event)} />
          </MapMarker>
        );
      })}
      {pins.map((each) => (
        <MapMarker
          key={each.id}
          map={map}
          latitude={each.latitude}
          longitude={each.longitude}
          isAbove={each.id === activeId || each === pin}
        >
          <PricePin
            pin={each}
            isActive={each.id === activeId || each === pin}
            isOpen={each === pin}
            onActivate={onActivate}
            onPress={(event) => toggle(each.id, event)}
          />
        </MapMarker>
      ))}
      {opened && place && (
        <MapCard
          key={opened.key}
          map={map}
          latitude={place.latitude}
          longitude={place.longitude}
          takesFocus={opened.byKeyboard}
          onClose={close}
        >
          {pin ? renderPin(pin.id) : cluster && renderCluster(cluster)}
        </MapCard>
      )}
    </>
  );
}

const keyOf = ({ latitude, longitude, count }: MapCluster) => `${latitude} ${longitude} ${count}`;

const PIN_WIDTH = 64;
const PIN_HEIGHT = 36;

/** Whether its listings are apart at the closest zoom. */
function splits({ box, isCapped }: MapCluster, lastZoom: number): boolean {
  const world = worldPixels(lastZoom);
  const [[west, south], [east, north]] = cornersOf(box);
  const isWide = (mercatorX(east) - mercatorX(west)) * world > PIN_WIDTH;
  const isHigh = (mercatorY(south) - mercatorY(north)) * world > PIN_HEIGHT;
  return isCapped || isWide || isHigh;
}

function useClickBeside(map: MapLibreMap, onClick: () => void): void {
  useEffect(() => {
    map.on("click", onClick);
    return () => void map.off("click", onClick);
  });
}
