import type { Face, FaceDraw, Part, Spot, Texture } from "./solid.ts";

export type Skin = { colour: string; texture?: Texture; soft?: number; details?: (draw: FaceDraw) => string };
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

export type RoofSkin = { colour: string; texture?: Texture; edge: string };

/** A roof with a ridge from left to right or from front to back; its gables continue the walls. */
export function gable(block: Block, rise: number, ridge: "across" | "along", roof: RoofSkin, wall: Skin, over = 0.5, layer?: number): Part {
  const [[a0, a1], [b0, b1]] = ridge === "across" ? [block.x, block.z] : [[-block.z[1], -block.z[0]] as const, block.x];
  const y = block.y[1];
  const place = ([a, height, b]: Spot): Spot => (ridge === "across" ? [a, height, b] : [b, height, -a]);
  const m = (b0 + b1) / 2;
  const drop = (rise * over) / ((b1 - b0) / 2);
  const skinned = (spots: Spot[], skin: Skin): Face => ({ spots: spots.map(place), ...skin });
  const slopes = [
    skinned(
      [
        [a0 - over, y - drop, b1 + over],
        [a1 + over, y - drop, b1 + over],
        [a1 + over, y + rise, m],
        [a0 - over, y + rise, m],
      ],
      roof,
    ),
    skinned(
      [
        [a1 + over, y - drop, b0 - over],
        [a0 - over, y - drop, b0 - over],
        [a0 - over, y + rise, m],
        [a1 + over, y + rise, m],
      ],
      roof,
    ),
  ];
  const gables = [
    skinned(
      [
        [a0, y, b0],
        [a0, y, b1],
        [a0, y + rise, m],
      ],
      wall,
    ),
    skinned(
      [
        [a1, y, b1],
        [a1, y, b0],
        [a1, y + rise, m],
      ],
      wall,
    ),
  ];
  const t = 0.28;
  const edges = [a0 - over, a1 + over].flatMap((x) =>
    [b0 - over, b1 + over].map((b): Face => ({
      ...skinned(
        [
          [x, y - drop, b],
          [x, y - drop - t, b],
          [x, y + rise - t, m],
          [x, y + rise, m],
        ],
        { colour: roof.edge },
      ),
      thin: true,
    })),
  );
  const eaves = [b0 - over, b1 + over].map((b): Face => ({
    ...skinned(
      [
        [a0 - over, y - drop - t, b],
        [a1 + over, y - drop - t, b],
        [a1 + over, y - drop, b],
        [a0 - over, y - drop, b],
      ],
      { colour: roof.edge },
    ),
    thin: true,
  }));
  return {
    faces: [...gables, ...edges, ...eaves, ...slopes],
    middle: [(block.x[0] + block.x[1]) / 2, y + rise * 0.4, (block.z[0] + block.z[1]) / 2],
    ...(layer === undefined ? {} : { layer }),
  };
}

/** A roof that slopes to all four sides. */
export function hip(block: Block, rise: number, roof: RoofSkin, over = 0.6, layer?: number): Part {
  const [x0, x1, z0, z1] = [block.x[0] - over, block.x[1] + over, block.z[0] - over, block.z[1] + over];
  const y = block.y[1];
  const m = (z0 + z1) / 2;
  const inset = Math.min((x1 - x0) / 2 - 0.01, (z1 - z0) / 2);
  const [r0, r1]: [Spot, Spot] = [
    [x0 + inset, y + rise, m],
    [x1 - inset, y + rise, m],
  ];
  const faces: Face[] = [
    { spots: [[x0, y, z1], [x1, y, z1], r1, r0], ...roof },
    { spots: [[x1, y, z0], [x0, y, z0], r0, r1], ...roof },
    { spots: [[x0, y, z0], [x0, y, z1], r0], colour: roof.colour },
    { spots: [[x1, y, z1], [x1, y, z0], r1], colour: roof.colour },
  ];
  const rim = box({ x: [x0, x1], y: [y - 0.22, y], z: [z0, z1] }, { colour: roof.edge });
  return { faces: [...rim.faces, ...faces], middle: [(x0 + x1) / 2, y + rise * 0.4, m], ...(layer === undefined ? {} : { layer }) };
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
