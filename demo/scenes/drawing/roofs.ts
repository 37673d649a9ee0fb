import { type Block, box, type Skin } from "./shapes.ts";
import type { Face, Part, Spot, Texture } from "./solid.ts";

export type RoofSkin = { color: string; texture?: Texture; edge: string };

const THICK = 0.28;

/** A roof with a ridge from left to right or from front to back; its gables continue the walls. */
export function gable(block: Block, rise: number, ridge: "across" | "along", roof: RoofSkin, wall: Skin, over = 0.5, layer?: number): Part {
  const [[a0, a1], [b0, b1]] = ridge === "across" ? [block.x, block.z] : [[-block.z[1], -block.z[0]] as const, block.x];
  const at = (a: number, height: number, b: number): Spot => (ridge === "across" ? [a, height, b] : [b, height, -a]);
  const [foot, m] = [block.y[1], (b0 + b1) / 2];
  const [top, low] = [foot + rise, foot - (rise * over) / ((b1 - b0) / 2)];
  const [left, right, back, front] = [a0 - over, a1 + over, b0 - over, b1 + over];
  const edge: Skin = { color: roof.edge };
  const faces: Face[] = [
    { spots: [at(a0, foot, b0), at(a0, foot, b1), at(a0, top, m)], ...wall },
    { spots: [at(a1, foot, b1), at(a1, foot, b0), at(a1, top, m)], ...wall },
    { spots: [at(left, low, front), at(right, low, front), at(right, top, m), at(left, top, m)], ...roof },
    { spots: [at(right, low, back), at(left, low, back), at(left, top, m), at(right, top, m)], ...roof },
    { spots: [at(right, low - THICK, front), at(right, top - THICK, m), at(right, top, m), at(right, low, front)], ...edge },
    { spots: [at(right, top - THICK, m), at(right, low - THICK, back), at(right, low, back), at(right, top, m)], ...edge },
    { spots: [at(left, low - THICK, back), at(left, top - THICK, m), at(left, top, m), at(left, low, back)], ...edge },
    { spots: [at(left, top - THICK, m), at(left, low - THICK, front), at(left, low, front), at(left, top, m)], ...edge },
    { spots: [at(left, low - THICK, front), at(right, low - THICK, front), at(right, low, front), at(left, low, front)], ...edge },
    { spots: [at(right, low - THICK, back), at(left, low - THICK, back), at(left, low, back), at(right, low, back)], ...edge },
  ];
  const under = [[right, a1, 1] as const, [a0, left, -1] as const].flatMap(([from, to, end]): Face[] => [
    {
      spots: [at(from, low - THICK, front), at(to, low - THICK, front), at(to, top - THICK, m), at(from, top - THICK, m)],
      outward: at(end, 0, 0),
      ...edge,
    },
    {
      spots: [at(to, low - THICK, back), at(from, low - THICK, back), at(from, top - THICK, m), at(to, top - THICK, m)],
      outward: at(end, 0, 0),
      ...edge,
    },
  ]);
  const middle: Spot = [(block.x[0] + block.x[1]) / 2, foot + rise * 0.4, (block.z[0] + block.z[1]) / 2];
  return { faces: over < 0.7 ? faces : [...under, ...faces], middle, ...(layer === undefined ? {} : { layer }) };
}

/** A roof that slopes to all four sides. */
export function hip(block: Block, rise: number, roof: RoofSkin, over = 0.6, layer?: number): Part {
  const [x0, x1, z0, z1] = [block.x[0] - over, block.x[1] + over, block.z[0] - over, block.z[1] + over];
  const [y, m] = [block.y[1], (z0 + z1) / 2];
  const at = (x: number, z: number): Spot => [x, y, z];
  const inset = Math.min((x1 - x0) / 2 - 0.01, (z1 - z0) / 2);
  const [r0, r1]: [Spot, Spot] = [
    [x0 + inset, y + rise, m],
    [x1 - inset, y + rise, m],
  ];
  const plain: Skin = { color: roof.color };
  const rim = box({ x: [x0, x1], y: [y - 0.22, y], z: [z0, z1] }, { color: roof.edge });
  const faces: Face[] = [
    ...rim.faces,
    { spots: [at(x0, z1), at(x1, z1), r1, r0], ...roof },
    { spots: [at(x1, z0), at(x0, z0), r0, r1], ...roof },
    { spots: [at(x0, z0), at(x0, z1), r0], ...plain },
    { spots: [at(x1, z1), at(x1, z0), r1], ...plain },
  ];
  return { faces, middle: [(x0 + x1) / 2, y + rise * 0.4, m], ...(layer === undefined ? {} : { layer }) };
}
