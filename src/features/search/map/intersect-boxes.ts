import { type Box, longitudesOf } from "../index/cells.rules.ts";

/** The part that two boxes share, or null. Of two parts on opposite sides of the world, the one box as it is. */
export function intersectBoxes(view: Box, area: Box | undefined): Box | null {
  if (!area) return view;
  const [south, north] = [Math.max(view.south, area.south), Math.min(view.north, area.north)];
  const spans = longitudesOf(view).flatMap(([west, east]) =>
    longitudesOf(area).flatMap(([otherWest, otherEast]) => {
      const span = { west: Math.max(west, otherWest), east: Math.min(east, otherEast) };
      return span.west <= span.east ? [span] : [];
    }),
  );
  const [first, second] = spans.toSorted((a, b) => a.west - b.west);
  if (!first || south > north) return null;
  if (!second) return { ...first, south, north };
  const isOverDateLine = first.west === -180 && second.east === 180;
  return isOverDateLine ? { west: second.west, east: first.east, south, north } : { ...view, south, north };
}
