import { darker, lighter } from "../drawing/color.ts";
import { all, door, eaveShade, row, windows } from "../drawing/openings.ts";
import { gable } from "../drawing/roofs.ts";
import { type Block, box, slice } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import type { House, HouseLook } from "./house.ts";

const chimney = (x: number, z: number, y: number, color: string): Part =>
  box({ x: [x - 0.5, x + 0.5], y: [y - 2.4, y + 1.5], z: [z - 0.45, z + 0.45] }, { color, texture: "bricks" }, {}, 3);

/** A town house of two floors under a steep roof, of boards, shingles or stone; a school has a bell, some have two chimneys or a porch. */
export function gabledHouse({ wall, trim, roof, accent, stone, feature, variant }: HouseLook): House {
  const isStone = feature === "stone";
  const isSchool = feature === "school";
  const color = isStone ? darker(stone, 0.06) : wall;
  const skin = { color, texture: isStone ? ("stone" as const) : feature === "shingle" ? ("tiles" as const) : ("boards" as const) };
  const slate = { color: roof, texture: "tiles" as const, edge: trim };
  const shutters = isSchool || variant % 3 === 0 ? {} : { shutters: accent };
  const main: Block = { x: [-6, 6], y: [0, isSchool ? 5 : 5.9], z: [-4, 3] };
  const floors = isSchool
    ? row(4, 12, 1.2, 1.3, 2.9, { panes: [2, 4] }).filter((_, i) => i !== -1)
    : [
        ...row(4, 12, 3.6, 1.15, 1.6, { panes: [2, 2], ...shutters }),
        ...row(4, 12, 0.8, 1.15, 1.7, { panes: [2, 2], ...shutters }).filter((_, i) => i === 0 || i === 3),
        { u: 4, v: 0.9, w: 0.9, h: 1.6, panes: [1, 2] as const },
        { u: 7.1, v: 0.9, w: 0.9, h: 1.6, panes: [1, 2] as const },
      ];
  const front = all(windows(isSchool ? [...floors.slice(0, 1), ...floors.slice(3)] : floors, trim), door(5.3, 1.4, 2.4, accent), eaveShade(0.4));
  const end = windows(
    isSchool ? row(3, 7, 1.2, 1.2, 2.8, { panes: [2, 4] }) : [...row(2, 7, 3.6, 1.1, 1.6, shutters), ...row(2, 7, 0.8, 1.1, 1.7, shutters)],
    trim,
  );
  const peak = { ...skin, details: windows([{ u: 2.9, v: 0.8, w: 1.2, h: 1.2 }], trim) };
  const across = variant % 4 !== 1;
  const wingLeft = variant % 2 === 0;
  const wing: Block = wingLeft ? { x: [-11.4, -6], y: [0, 3.2], z: [-3.4, 1.8] } : { x: [6, 11.4], y: [0, 3.2], z: [-3.4, 1.8] };
  const wingSkin = { color: lighter(color, 0.08), texture: skin.texture };
  const parts: Part[] = [
    box({ x: [-12, 12], y: [-1.2, 0], z: [-5, 5] }, { color: stone, texture: "stone" }, { top: { color: lighter(stone, 0.2) } }, -1),
    box(wing, wingSkin, {
      front: { ...wingSkin, details: all(windows(row(2, 5.4, 0.8, 1.3, 1.6, shutters), trim), eaveShade(0.3)) },
      left: { ...wingSkin, details: windows(row(1, 5.2, 0.8, 1.3, 1.6), trim) },
      right: { ...wingSkin, details: windows(row(1, 5.2, 0.8, 1.3, 1.6), trim) },
    }),
    gable(wing, 2, "across", slate, wingSkin, 0.35),
    { ...box(main, skin, { front: { ...skin, details: front }, left: { ...skin, details: end }, right: { ...skin, details: end } }), layer: 1 },
    gable(main, across ? 3.6 : 4.4, across ? "across" : "along", slate, across ? peak : { ...skin, details: windows([{ u: 5.2, v: 0.9, w: 1.6, h: 1.6, arched: true }], trim) }, 0.5, 2),
    { ...slice([[-1.7, 2.9], [1.7, 2.9], [0, 3.9]], [3, 4.6], { color: trim }, { color: roof }), layer: 3 },
    ...[-1.5, 1.5].map((x) => box({ x: [x - 0.1, x + 0.1], y: [0, 2.9], z: [4.3, 4.5] }, { color: trim }, {}, 3)),
  ];
  if (isSchool)
    parts.push(
      box({ x: [-1.3, 1.3], y: [7.4, 10], z: [-1.8, 0.8] }, { color: trim }, { front: { color: trim, details: windows([{ u: 0.75, v: 0.7, w: 1.1, h: 1, arched: true, dark: true, panes: [1, 1] }], accent) } }, 4),
      gable({ x: [-1.3, 1.3], y: [7.4, 10], z: [-1.8, 0.8] }, 2.2, "along", slate, { color: trim }, 0.4, 5),
    );
  if (feature === "chimneys") parts.push(chimney(-4.8, -0.5, 9, "#a0553f"), chimney(4.8, -0.5, 9, "#a0553f"));
  else if (!isSchool) parts.push(chimney(wingLeft ? 4.4 : -4.4, across ? -0.5 : -2, 8.6, isStone ? darker(stone, 0.15) : "#a0553f"));
  return {
    parts,
    ground: [
      [-12, 0, -5],
      [12, 0, -5],
      [12, 0, 5],
      [-12, 0, 5],
    ],
    height: isSchool ? 9.5 : 9,
    width: 25,
    chimney: null,
  };
}
