import { useEffect, useMemo, useRef } from "react";
import { cornersOf, type MapBox } from "../map-box.ts";
import type { CanvasEvents, SearchMapProps } from "../map-props.ts";
import { MoveSwitch, SearchHere } from "./area-controls.tsx";
import { ResultMarkers } from "./result-markers.tsx";
import { useObstacles } from "./obstacles.ts";
import { MARGINS, seenArea } from "./seen-area.ts";
import { CLOSEST_FIT, useChosenArea } from "./use-chosen-area.ts";
import { useMap } from "./use-map.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

const WHOLE_WORLD = { center: [-30, 35] as [number, number], zoom: 1 };
const ignore = () => {};

/** Opens the map as soon as it is known where. */
export function SearchMapCanvas(props: SearchMapProps & CanvasEvents) {
  const open = useRef(props.onOpen);
  useEffect(() => open.current(), []);
  const { area, extent } = props;
  return area || extent !== undefined ? <OpenedMap {...props} extent={extent ?? null} /> : null;
}

function OpenedMap({
  area = null,
  extent,
  notice,
  children,
  follows,
  onFollow,
  onView = ignore,
  onChooseArea = ignore,
  styleUrl = null,
  onReady,
  onFail,
  ...markers
}: SearchMapProps & CanvasEvents & { extent: MapBox | null }) {
  const box = area ?? extent;
  const view = box
    ? { bounds: cornersOf(box), fitBoundsOptions: { padding: MARGINS, ...(area ? {} : { maxZoom: CLOSEST_FIT }) } }
    : WHOLE_WORLD;
  const { element, map } = useMap({ title: "Map of results", styleUrl, onReady, onFail, ...view });
  const { pins, clusters } = markers;
  useObstacles(
    map,
    useMemo(
      () => [...pins.map((pin) => ({ ...pin, room: "price" as const })), ...clusters.map((dot) => ({ ...dot, room: "dot" as const }))],
      [pins, clusters],
    ),
  );
  const isElsewhere = useChosenArea({ map, area, extent, follows, onChooseArea, onView });
  const canSearchHere = isElsewhere && !follows && onFollow !== undefined;
  return (
    <div className="place-map absolute inset-0">
      <div ref={element} className="size-full" />
      <div className="pointer-events-none absolute top-3 right-16 left-3 z-10 flex flex-wrap items-center gap-2 *:pointer-events-auto">
        {onFollow && <MoveSwitch isOn={follows} isShort={canSearchHere} onChange={onFollow} />}
        {map && canSearchHere && <SearchHere onSearch={() => onChooseArea(seenArea(map))} />}
        <div className={canSearchHere ? "max-xl:hidden" : "contents"}>{children}</div>
      </div>
      {notice && (
        <p
          role="alert"
          className="absolute inset-x-3 bottom-10 z-10 mx-auto w-fit rounded-md border border-line bg-paper px-3 py-2 text-sm shadow-float"
        >
          {notice}
        </p>
      )}
      {map && <ZoomButtons map={map} />}
      {map && <ResultMarkers map={map} {...markers} />}
    </div>
  );
}
