import { darker, lighter } from "../drawing/color.ts";
import { all, eaveShade, type Opening, row, windows } from "../drawing/openings.ts";
import { gable, hip } from "../drawing/roofs.ts";
import { type Block, box } from "../drawing/shapes.ts";
import type { FaceDraw, Part } from "../drawing/solid.ts";
import { fill, polygon, stroke } from "../drawing/svg.ts";
import type { House, HouseLook } from "./house.ts";

/** A southern house of plaster and tiles, or a modern one of slabs and glass. */
export const villa = (look: HouseLook, modern: boolean): House => (modern ? modernVilla(look) : southernVilla(look));

function southernVilla({ wall, trim, roof, accent, stone, variant }: HouseLook): House {
  const shutters = { shutters: accent, panes: [2, 3] as const };
  const tiles = { color: roof, texture: "tiles" as const, edge: darker(roof, 0.25) };
  const main: Block = { x: [-5.5, 5.5], y: [0, 6.4], z: [-4, 3] };
  const wing: Block = { x: [5.5, 12], y: [0, 3.6], z: [-3.4, 2.4] };
  const tall: Block = variant % 2 ? { x: [-9.6, -5.5], y: [0, 8.2], z: [-3, 1.6] } : { x: [-10.6, -5.5], y: [0, 3.4], z: [-3, 2] };
  const front = all(eaveShade(0.5), windows([...row(3, 11, 3.9, 1.2, 1.7, shutters), ...archesOf(3, 11, variant % 3 === 0)], trim));
  const parts: Part[] = [
    box({ x: [-12, 13.5], y: [-1.3, 0], z: [-5, 7] }, { color: stone, texture: "stone" }, { top: { color: lighter(stone, 0.25) } }, -1),
    box(
      main,
      { color: wall },
      {
        front: { color: wall, details: front },
        left: { color: wall, details: windows(row(2, 7, 3.9, 1.1, 1.6, shutters), trim) },
        right: { color: wall, details: windows([{ u: 4.2, v: 4.2, w: 1.1, h: 1.4, ...shutters }], trim) },
      },
    ),
    hip(main, 1.9, tiles),
    box(
      wing,
      { color: lighter(wall, 0.15) },
      {
        front: { color: lighter(wall, 0.15), details: all(eaveShade(0.4), windows(row(2, 6.5, 0.1, 1.7, 2.1, { arched: true }), trim)) },
        right: { color: wall, details: windows(row(2, 5.8, 1, 1, 1.5, shutters), trim) },
      },
    ),
    variant % 2 ? hip(wing, 1.2, tiles) : box({ x: [5.4, 12.2], y: [3.6, 4.4], z: [-3.5, 2.5] }, { color: trim }),
    box(
      tall,
      { color: wall },
      {
        front: {
          color: wall,
          details: all(
            eaveShade(0.4),
            windows(
              variant % 2
                ? [
                    { u: 1.4, v: 5.6, w: 1.2, h: 1.2, arched: true },
                    { u: 1.4, v: 2.2, w: 1.1, h: 1.6, ...shutters },
                  ]
                : row(2, 5.1, 0.9, 1.1, 1.6, shutters),
              trim,
            ),
          ),
        },
        left: { color: wall, details: windows([{ u: 1.6, v: 0.9, w: 1.1, h: 1.6, ...shutters }], trim) },
      },
    ),
    variant % 2 ? hip(tall, 1.3, tiles) : gable(tall, 1.4, "across", tiles, { color: wall }),
  ];
  return {
    parts,
    ground: [
      [-12, 0, -5],
      [13.5, 0, -5],
      [13.5, 0, 7],
      [-12, 0, 7],
    ],
    height: 8,
    width: 27,
    chimney: null,
  };
}

const archesOf = (count: number, width: number, doors: boolean): Opening[] =>
  row(count, width, 0.05, doors ? 1.6 : 2.1, doors ? 2 : 1.9, { arched: true, panes: [2, 2] });

function modernVilla({ wall, trim, wood, stone, accent, variant, hasPool }: HouseLook): House {
  const white = lighter(wall, 0.55);
  const frame = "#2b3a44";
  const glazed = (count: number, width: number, height: number) =>
    windows(row(count, width, 0.15, width / count - 0.3, height, { panes: [1, 1] }), frame);
  const ground: Block = { x: [-8, 8], y: [0, 3.2], z: [-4, 3] };
  const upper: Block = variant % 2 ? { x: [-9.5, 2.5], y: [3.6, 6.7], z: [-4, 4.4] } : { x: [-3, 9.8], y: [3.6, 6.7], z: [-4, 4.2] };
  const slab = (block: Block, y: number, over: number) =>
    box({ x: [block.x[0] - over, block.x[1] + over], y: [y, y + 0.4], z: [block.z[0] - over, block.z[1] + over] }, { color: white });
  const wooden = { color: wood, texture: "upright" as const };
  const width = upper.x[1] - upper.x[0];
  const parts: Part[] = [
    box(
      { x: [-13, 13], y: [-1, 0], z: [-5, 9] },
      { color: stone, texture: "stone" },
      { top: { color: lighter(stone, 0.4), ...(hasPool ? { details: pool(variant % 2 ? 12 : 2) } : {}) } },
      -1,
    ),
    box(
      ground,
      { color: white },
      {
        front: { color: white, details: all(glazed(5, 16, 2.8), eaveShade(0.7)) },
        right: { ...wooden, details: windows([{ u: 1, v: 0.2, w: 3.4, h: 2.6, panes: [2, 1] }], frame) },
        left: { color: lighter(stone, 0.1), texture: "stone" },
      },
    ),
    slab(ground, 3.2, 0.7),
    box(upper, wooden, {
      front: {
        ...wooden,
        details: all(
          windows(
            [
              { u: 0.7, v: 0.3, w: width * 0.56, h: 2.5, panes: [3, 1] },
              { u: width * 0.7, v: 0.9, w: width * 0.2, h: 1.6, panes: [1, 1] },
            ],
            frame,
          ),
          eaveShade(0.4),
        ),
      },
      left: { ...wooden, details: windows([{ u: 3, v: 0.4, w: 3.6, h: 2.3, panes: [2, 1] }], frame) },
      right: { ...wooden, details: windows([{ u: 2, v: 0.4, w: 3.6, h: 2.3, panes: [2, 1] }], frame) },
    }),
    slab(upper, 6.7, 0.6),
    box(
      variant % 2 ? { x: [7.2, 7.6], y: [0, 3.2], z: [5, 5.4] } : { x: [-7.6, -7.2], y: [0, 3.2], z: [5, 5.4] },
      { color: trim },
      { front: { color: accent } },
    ),
  ];
  return {
    parts,
    ground: [
      [-13, 0, -5],
      [13, 0, -5],
      [13, 0, 9],
      [-13, 0, 9],
    ],
    height: 7,
    width: 26,
    chimney: null,
  };
}

/** A pool in the terrace before the house. */
const pool =
  (u: number) =>
  ({ on, stage: { palette, sheet } }: FaceDraw): string => {
    const outline = polygon([on(u, 1), on(u + 11, 1), on(u + 11, 4.2), on(u, 4.2)]);
    const water = sheet.blend(palette.time === "night" ? "#4fb9bd" : palette.tone("#8fdad4", 0.9), palette.tone("#2f9fa6", 0.8));
    return fill(outline, water) + stroke(outline, palette.tone("#fffaf0", 0.9), 5);
  };
