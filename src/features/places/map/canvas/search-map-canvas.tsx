import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useId, useMemo, useState } from "react";
import { clusterPins, coincide, type MapPin, type PinCluster } from "../cluster-pins.ts";
import { boxAround, cornersOf } from "../map-box.ts";
import type { CanvasEvents, SearchMapProps } from "../map-props.ts";
import { MapMarker, MapPopup } from "./map-marker.tsx";
import { ClusterButton, PinList } from "./pin-cluster.tsx";
import { useChosenArea } from "./use-chosen-area.ts";
import { useMap } from "./use-map.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

const PADDING = 64;
const CLOSEST_FIT = 13;
/** A cluster that does not split here opens as a list: at closer zooms there is little to see. */
const CLOSEST_CLUSTER = 14;
const WHOLE_WORLD = { center: [-30, 35] as [number, number], zoom: 1 };

const ignore = () => {};

export function SearchMapCanvas({
  pins,
  activeId = null,
  onActivate = ignore,
  onChooseArea = ignore,
  area = null,
  styleUrl = null,
  onReady,
  onFail,
}: SearchMapProps & CanvasEvents) {
  const box = area ?? boxAround(pins);
  const view = box ? { bounds: cornersOf(box), fitBoundsOptions: area ? {} : { padding: PADDING, maxZoom: CLOSEST_FIT } } : WHOLE_WORLD;
  const { element, map } = useMap({ title: "Map of results", styleUrl, onReady, onFail, ...view });
  const [isSearching, setIsSearching] = useState(true);
  useChosenArea({ map, pins, area, isSearching, onChooseArea });
  return (
    <div className="place-map absolute inset-0">
      <div ref={element} className="size-full" />
      <MoveSwitch isOn={isSearching} onChange={setIsSearching} />
      {map && <ZoomButtons map={map} />}
      {map && <Pins map={map} pins={pins} activeId={activeId} onActivate={onActivate} />}
    </div>
  );
}

/** Has no name: the map may be in the search form, which must not send this. */
function MoveSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <div className="absolute top-3 left-3 z-10 flex min-h-11 items-center rounded-md border border-line bg-paper px-3 shadow-float">
      <input id={id} type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} className="size-4.5 accent-sea" />
      <label htmlFor={id} className="cursor-pointer py-2.5 pl-2.5 text-sm font-medium">
        Search as I move the map
      </label>
    </div>
  );
}

type PinsProps = { map: MapLibreMap; pins: readonly MapPin[]; activeId: string | null; onActivate: (id: string | null) => void };

function Pins({ map, pins, activeId, onActivate }: PinsProps) {
  const zoom = useZoomStep(map);
  const clusters = useMemo(() => clusterPins(pins, zoom), [pins, zoom]);
  const [openedKey, setOpenedKey] = useState<string | null>(null);
  const opened = clusters.find(({ key }) => key === openedKey);
  const press = (cluster: PinCluster, event: Event) => {
    const around = boxAround(cluster.pins);
    const hasToOpen = cluster.pins.length === 1 || coincide(cluster.pins, CLOSEST_CLUSTER);
    if (hasToOpen || !around) return setOpenedKey(cluster.key === openedKey ? null : cluster.key);
    // The button goes away with its cluster, so focus moves to the map; Tab then continues with the pins.
    map.getCanvas().focus({ preventScroll: true });
    map.fitBounds(cornersOf(around), { padding: PADDING, maxZoom: CLOSEST_CLUSTER }, { originalEvent: event });
  };
  return (
    <>
      {clusters.map((cluster) => {
        const isActive = cluster.pins.some(({ id }) => id === activeId);
        const isOpen = cluster.key === openedKey;
        return (
          <MapMarker
            key={cluster.key}
            map={map}
            latitude={cluster.latitude}
            longitude={cluster.longitude}
            isAbove={isActive || isOpen}
            anchor={cluster.pins.length === 1 ? "bottom" : "center"}
          >
            <ClusterButton
              cluster={cluster}
              isActive={isActive}
              isOpen={isOpen}
              onActivate={onActivate}
              onPress={(event) => press(cluster, event)}
            />
          </MapMarker>
        );
      })}
      {opened && (
        <MapPopup
          map={map}
          latitude={opened.latitude}
          longitude={opened.longitude}
          offset={opened.pins.length === 1 ? 40 : 26}
          onClose={() => setOpenedKey(null)}
        >
          <PinList pins={opened.pins} />
        </MapPopup>
      )}
    </>
  );
}

/** The zoom in half steps: pins are clustered again only when they have moved visibly. */
function useZoomStep(map: MapLibreMap): number {
  const [step, setStep] = useState(() => stepOf(map));
  useEffect(() => {
    const read = () => setStep(stepOf(map));
    map.on("zoom", read);
    return () => void map.off("zoom", read);
  }, [map]);
  return step;
}

const stepOf = (map: MapLibreMap) => Math.floor(map.getZoom() * 2) / 2;
