import type { Face, FaceDraw, Part, Spot, Texture } from "./solid.ts";

export type Skin = { color: string; texture?: Texture; soft?: number; details?: (draw: FaceDraw) => string };
export type Block = { x: readonly [number, number]; y: readonly [number, number]; z: readonly [number, number] };
type Side = "front" | "back" | "left" | "right" | "top";

const middleOf = ({ x, y, z }: Block): Spot => [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2];

/** A block with the same skin all around, or another on some sides. */
export function box(block: Block, skin: Skin, others: Partial<Record<Side, Skin>> = {}, layer?: number): Part {
  const {
    x: [x0, x1],
    y: [y0, y1],
    z: [z0, z1],
  } = block;
  const sides: Record<Side, Spot[]> = {
    front: [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    back: [
      [x1, y0, z0],
      [x0, y0, z0],
      [x0, y1, z0],
      [x1, y1, z0],
    ],
    left: [
      [x0, y0, z0],
      [x0, y0, z1],
      [x0, y1, z1],
      [x0, y1, z0],
    ],
    right: [
      [x1, y0, z1],
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
    ],
    top: [
      [x0, y1, z1],
      [x1, y1, z1],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
  };
  const faces = (Object.keys(sides) as Side[]).map((side): Face => ({
    spots: sides[side],
    ...skin,
    ...(side === "top" ? { texture: undefined, details: undefined } : {}),
    ...others[side],
  }));
  return { faces, middle: middleOf(block), ...(layer === undefined ? {} : { layer }) };
}

/** An outline in the plane of x and y, with a thickness in z: decks, superstructures, wedges. */
export function slice(
  outline: readonly (readonly [number, number])[],
  z: readonly [number, number],
  skin: Skin,
  edge: Skin = skin,
  layer?: number,
): Part {
  const front: Face = { spots: outline.map(([x, y]) => [x, y, z[1]] as const), ...skin };
  const rear: Face = { spots: outline.toReversed().map(([x, y]) => [x, y, z[0]] as const), ...skin };
  const rim = outline.map((here, index): Face => {
    const next = outline[(index + 1) % outline.length] ?? here;
    return {
      spots: [
        [here[0], here[1], z[0]],
        [next[0], next[1], z[0]],
        [next[0], next[1], z[1]],
        [here[0], here[1], z[1]],
      ],
      ...edge,
    };
  });
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return {
    faces: [...rim, front, rear],
    middle: [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2, (z[0] + z[1]) / 2],
    ...(layer === undefined ? {} : { layer }),
  };
}
