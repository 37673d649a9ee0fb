import { darker, lighter, mix } from "../drawing/color.ts";
import { box } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import { fill, pen, straight, stroke } from "../drawing/svg.ts";
import type { HouseLook } from "../houses/house.ts";
import { lamp } from "../indoors/decoration.ts";
import { flat } from "../indoors/flat.ts";
import { table } from "../indoors/furniture.ts";
import type { RoomLook } from "../indoors/shell.ts";
import { stillLife } from "../indoors/still-life.ts";

export function lounge(look: RoomLook, house: HouseLook, x0: number): Part[] {
  const soft = (color: string) => ({ color, soft: 12 });
  const bench = (x: number, width: number): Part[] => [
    box({ x: [x, x + width], y: [0.06, 0.3], z: [-2.6, -1.7] }, { color: house.wood, texture: "boards" }, {}, 2),
    box({ x: [x + 0.05, x + width - 0.05], y: [0.32, 0.46], z: [-2.6, -1.7] }, soft("#f6efe0"), {}, 3),
    box({ x: [x + 0.05, x + width - 0.05], y: [0.48, 0.86], z: [-2.75, -2.55] }, soft("#efe5d0"), {}, 2),
    box({ x: [x + 0.12, x + 0.6], y: [0.5, 0.86], z: [-2.5, -2.38] }, soft(look.accent), {}, 4),
    box({ x: [x + width - 0.7, x + width - 0.2], y: [0.5, 0.84], z: [-2.5, -2.38] }, soft(lighter(look.textile, 0.2)), {}, 4),
  ];
  return [
    ...bench(x0 - 1.6, 3.1),
    ...table(x0, -0.9, 1.3, 0.7, 0.4, house.wood, 5),
    stillLife(x0 - 0.1, -0.9, 0.4, look, 6),
    lantern(x0 - 1.9, -0.6),
    lantern(x0 + 2, -1.6),
  ];
}

export function dining(look: RoomLook, house: HouseLook, x0: number): Part[] {
  const chair = (x: number, z: number, back: boolean): Part[] => [
    flat([x, 0.45, z], back ? 3 : 8, ({ palette }, _x, _y, unit, view) =>
      stroke(
        [-0.2, 0.2]
          .flatMap((dx) => [-0.18, 0.18].map((dz) => straight([view.project([x + dx, 0.45, z + dz]), view.project([x + dx, 0, z + dz])])))
          .join(""),
        palette.tone(darker(house.wood, 0.2), 0.4),
        unit * 0.04,
      ),
    ),
    box({ x: [x - 0.24, x + 0.24], y: [0.43, 0.5], z: [z - 0.22, z + 0.22] }, { color: look.accent, soft: 6 }, {}, back ? 3 : 8),
    box(
      { x: [x - 0.24, x + 0.24], y: [0.5, 1], z: back ? [z - 0.24, z - 0.19] : [z + 0.19, z + 0.24] },
      { color: house.wood, texture: "upright" },
      {},
      back ? 2 : 9,
    ),
  ];
  return [
    ...[-0.9, 0, 0.9].flatMap((x) => chair(x0 + x, -2.7, true)),
    ...table(x0, -1.9, 2.8, 1, 0.74, house.wood, 5),
    stillLife(x0 - 0.2, -1.9, 0.74, look, 6),
    ...[-0.8, 0.7].flatMap((x) => chair(x0 + x, -1, false)),
    parasol(x0, -2.2, mix(look.accent, "#f6efe0", 0.35)),
  ];
}

export const parasol = (x: number, z: number, color: string): Part =>
  flat([x, 2.5, z], 10, ({ palette, side }, px, py, unit, view) => {
    const s = unit * 1.5;
    const wedge = (from: number, to: number, light: number) =>
      fill(
        pen`M${px} ${py}L${px + from * s} ${py + s * 0.42}Q${px + ((from + to) / 2) * s} ${py + s * 0.5} ${px + to * s} ${py + s * 0.42}Z`,
        palette.tone(color, light),
      );
    return (
      stroke(straight([[px, py], view.project([x, 0.7, z])]), palette.tone("#8a6a4b", 0.5), unit * 0.05) +
      wedge(-1, -0.42, side < 0 ? 0.9 : 0.3) +
      wedge(-0.42, 0.2, 0.65) +
      wedge(0.2, 0.68, side < 0 ? 0.45 : 0.85) +
      wedge(0.68, 1, side < 0 ? 0.25 : 0.95)
    );
  });

const lantern = (x: number, z: number): Part => lamp(x, z, 0.32, "#d9c08a", "table");
