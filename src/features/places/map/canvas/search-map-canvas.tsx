import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useId, useMemo, useState } from "react";
import { coincide, groupPins, type MapPin, type PinGroup } from "../group-pins.ts";
import { boxAround, cornersOf } from "../map-box.ts";
import type { CanvasCalls } from "../map-frame.tsx";
import { MapMarker, MapPopup } from "./map-marker.tsx";
import { GroupButton, PinList } from "./pin-group.tsx";
import type { SearchMapProps } from "../search-map.tsx";
import { useChosenArea } from "./use-chosen-area.ts";
import { useMap } from "./use-map.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

const PADDING = 64;
const NEAREST_FIT = 13;
/** Groups that are still together here open as a list: nearer there is little to see. */
const NEAREST_GROUP = 14;
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
}: SearchMapProps & CanvasCalls) {
  const box = area ?? boxAround(pins);
  const view = box ? { bounds: cornersOf(box), fitBoundsOptions: area ? {} : { padding: PADDING, maxZoom: NEAREST_FIT } } : WHOLE_WORLD;
  const { element, map } = useMap({ title: "Map of the results", styleUrl, onReady, onFail, ...view });
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

/** Has no name: the map may stand in the search's form, which is not about this. */
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
  const groups = useMemo(() => groupPins(pins, zoom), [pins, zoom]);
  const [openedKey, setOpenedKey] = useState<string | null>(null);
  const opened = groups.find(({ key }) => key === openedKey);
  const press = (group: PinGroup, event: Event) => {
    const around = boxAround(group.pins);
    const hasToOpen = group.pins.length === 1 || coincide(group.pins, NEAREST_GROUP);
    if (hasToOpen || !around) return setOpenedKey(group.key === openedKey ? null : group.key);
    // The button goes with its group; who came by keyboard goes on from the map, whose next stops are the pins.
    map.getCanvas().focus({ preventScroll: true });
    map.fitBounds(cornersOf(around), { padding: PADDING, maxZoom: NEAREST_GROUP }, { originalEvent: event });
  };
  return (
    <>
      {groups.map((group) => {
        const isActive = group.pins.some(({ id }) => id === activeId);
        const isOpen = group.key === openedKey;
        return (
          <MapMarker
            key={group.key}
            map={map}
            latitude={group.latitude}
            longitude={group.longitude}
            isAbove={isActive || isOpen}
            anchor={group.pins.length === 1 ? "bottom" : "center"}
          >
            <GroupButton
              group={group}
              isActive={isActive}
              isOpen={isOpen}
              onActivate={onActivate}
              onPress={(event) => press(group, event)}
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

/** The zoom in half steps: pins are grouped anew only when they have moved visibly. */
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
