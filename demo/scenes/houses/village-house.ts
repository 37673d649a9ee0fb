import { darker, lighter, mix } from "../drawing/color.ts";
import { all, door, eaveShade, row, windows } from "../drawing/openings.ts";
import { hip } from "../drawing/roofs.ts";
import { type Block, box } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import type { House, HouseLook } from "./house.ts";

/** Cubes on a slope, white or of stone, with terraces on their roofs; or a stone farmhouse under tiles. */
export const villageHouse = (look: HouseLook, farm: boolean): House => (farm ? farmhouse(look) : cubes(look));

function cubes({ wall, accent, stone, wood, variant }: HouseLook): House {
  const white = mix(wall, "#ffffff", 0.75);
  const flip = variant % 2 ? 1 : -1;
  const block = (x0: number, x1: number, y0: number, y1: number, z0: number, z1: number): Block => ({
    x: flip > 0 ? [x0, x1] : [-x1, -x0],
    y: [y0, y1],
    z: [z0, z1],
  });
  const blue = { shutters: accent, panes: [2, 2] as const };
  const cube = (b: Block, openings: Parameters<typeof windows>[0], layer: number, withDoor = -1): Part[] => [
    box(
      b,
      { color: white },
      {
        front: { color: white, details: all(windows(openings, accent), withDoor >= 0 ? door(withDoor, 1.3, 2.3, accent) : () => "") },
        left: { color: white, details: windows(row(1, b.z[1] - b.z[0], 1, 1, 1.4, blue), accent) },
        right: { color: white, details: windows(row(1, b.z[1] - b.z[0], 1, 1, 1.4, blue), accent) },
        top: { color: lighter(stone, 0.35) },
      },
      layer,
    ),
    box({ x: [b.x[0] - 0.15, b.x[1] + 0.15], y: [b.y[1], b.y[1] + 0.35], z: [b.z[1] - 0.25, b.z[1] + 0.15] }, { color: lighter(white, 0.4) }, {}, layer + 1),
  ];
  const pergola = block(2, 8.4, 3.4, 6, 0, 3);
  return {
    parts: [
      box({ x: [-12, 12], y: [-1.4, 0], z: [-5, 6.4] }, { color: stone, texture: "stone" }, { top: { color: lighter(stone, 0.3) } }, -1),
      ...cube(block(-8.6, 1.6, 0, 6.4, -4, 2), [...row(3, 10.2, 3.9, 1.2, 1.5, blue), ...row(2, 10.2, 0.1, 1.7, 1.7, { arched: true })], 0),
      ...cube(block(1.6, 9, 0, 3.4, -3.6, 3), row(2, 7.4, 0.8, 1.4, 1.6, blue), 1, 3),
      ...cube(block(-6.4, -1.4, 6.4, 9.2, -3.6, 0.4), row(1, 5, 0.6, 1.4, 1.6, blue), 2),
      ...[pergola.x[0], pergola.x[1]].flatMap((x) => [pergola.z[0], pergola.z[1]].map((z) => box({ x: [x - 0.1, x + 0.1], y: [3.4, 5.9], z: [z - 0.1, z + 0.1] }, { color: wood }, {}, 3))),
      ...[0, 0.25, 0.5, 0.75, 1].map((p) => box({ x: [pergola.x[0] + (pergola.x[1] - pergola.x[0]) * p - 0.08, pergola.x[0] + (pergola.x[1] - pergola.x[0]) * p + 0.08], y: [5.9, 6.1], z: [pergola.z[0] - 0.4, pergola.z[1] + 0.4] }, { color: wood }, {}, 4)),
    ],
    ground: [
      [-12, 0, -5],
      [12, 0, -5],
      [12, 0, 6.4],
      [-12, 0, 6.4],
    ],
    height: 8.6,
    width: 25,
    chimney: null,
  };
}

function farmhouse({ trim, roof, accent, stone, wood, variant }: HouseLook): House {
  const rough = { color: darker(stone, 0.04), texture: "stone" as const };
  const shutters = { shutters: accent, panes: [2, 2] as const };
  const tiles = { color: roof, texture: "tiles" as const, edge: darker(roof, 0.2) };
  const flip = variant % 2 ? 1 : -1;
  const span = (a: number, b: number): readonly [number, number] => (flip > 0 ? [a, b] : [-b, -a]);
  const main: Block = { x: span(-8, 3), y: [0, 5.6], z: [-4, 2.4] };
  const low: Block = { x: span(3, 10.5), y: [0, 3.2], z: [-3.4, 2] };
  const ends = { ...rough, details: windows(row(2, 6.2, 3.2, 1, 1.4, shutters), trim) };
  return {
    parts: [
      box({ x: [-12, 12], y: [-1.3, 0], z: [-5, 6.4] }, { color: stone, texture: "stone" }, { top: { color: lighter(stone, 0.25) } }, -1),
      box(main, rough, { front: { ...rough, details: all(windows([...row(3, 11, 3.3, 1.1, 1.5, shutters), ...row(2, 11, 0.1, 2, 1.8, { arched: true })], trim), eaveShade(0.3)) }, left: ends, right: ends }),
      hip(main, 1.5, tiles, 0.5),
      box(low, rough, { front: { ...rough, details: all(windows(row(2, 7.5, 0.8, 1.1, 1.4, shutters), trim), door(3.1, 1.3, 2.2, accent)) }, left: rough, right: rough }),
      hip(low, 1.2, tiles, 0.4),
      ...[-6, -2.8, 0.4].map((x) => box({ x: [flip * x - 0.15, flip * x + 0.15], y: [0, 2.6], z: [5, 5.3] }, { color: lighter(stone, 0.2) }, {}, 3)),
      box({ x: span(-7, 1.4), y: [2.6, 2.8], z: [2.4, 5.6] }, { color: wood }, { top: { color: "#7f9250", texture: "boards" } }, 4),
    ],
    ground: [
      [-12, 0, -5],
      [12, 0, -5],
      [12, 0, 6.4],
      [-12, 0, 6.4],
    ],
    height: 6.6,
    width: 25,
    chimney: null,
  };
}
