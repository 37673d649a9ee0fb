type Owned = { id?: string | number; properties?: { name: string } };
export type Geometry = ({ type: "Polygon"; arcs: number[][] } | { type: "MultiPolygon"; arcs: number[][][] }) & Owned;
export type Geometries = { geometries: Geometry[] };

/** Areas that share their lines, as TopoJSON keeps them: a line between two neighbours is there once. */
export type Topology<Names extends string = string> = {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: Record<Names, Geometries>;
};

/** Degrees one after the other: longitude, latitude … */
export type Line = Float64Array;

/** Takes the lines out of their steps. */
export function readLines({ arcs, transform: { scale, translate } }: Pick<Topology, "arcs" | "transform">): Line[] {
  return arcs.map((steps) => {
    const line = new Float64Array(steps.length * 2);
    let [x, y] = [0, 0];
    for (const [index, [stepX, stepY]] of steps.entries()) {
      x += stepX;
      y += stepY;
      line[index * 2] = x * scale[0] + translate[0];
      line[index * 2 + 1] = y * scale[1] + translate[1];
    }
    return line;
  });
}

/** The polygons of an object, each as the lines of its rings; ~n is line n backwards. */
export const polygonsOf = (geometry: Geometry): number[][][] => (geometry.type === "Polygon" ? [geometry.arcs] : geometry.arcs);

/** Joins lines to a ring; its last point is its first. */
export function joinLines(lines: readonly Line[], parts: readonly number[]): Line {
  const size = parts.reduce((sum, part) => sum + (lineAt(lines, part)?.length ?? 2) - 2, 2);
  const ring = new Float64Array(size);
  let end = 0;
  for (const part of parts) {
    const line = lineAt(lines, part) ?? new Float64Array();
    const start = Math.max(0, end - 2);
    if (part >= 0) ring.set(line, start);
    else for (let i = 0; i < line.length; i += 2) ring.set([line[line.length - 2 - i] ?? 0, line[line.length - 1 - i] ?? 0], start + i);
    end = start + line.length;
  }
  return ring;
}

const lineAt = (lines: readonly Line[], part: number) => lines[part < 0 ? ~part : part];

/** The lines that two different areas share, if the pair is wanted. */
export function sharedLines({ geometries }: Geometries, isWanted: (a: Geometry, b: Geometry) => boolean = () => true): number[] {
  const owners = new Map<number, Geometry>();
  const shared = new Set<number>();
  for (const owner of geometries) {
    for (const part of polygonsOf(owner).flat(2)) {
      const line = part < 0 ? ~part : part;
      const other = owners.get(line);
      if (other && other !== owner && isWanted(other, owner)) shared.add(line);
      owners.set(line, owner);
    }
  }
  return [...shared];
}
