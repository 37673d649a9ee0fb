import { darker, lighter } from "../drawing/color.ts";
import { all, door, eaveShade, row, windows } from "../drawing/openings.ts";
import type { Setting } from "../drawing/palette.ts";
import { gable, hip } from "../drawing/roofs.ts";
import { type Block, box } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import type { House, HouseLook } from "./house.ts";

const NEIGHBOURS: Record<"brick" | "south" | "north", string[]> = {
  brick: ["#b98d74", "#c9b59a", "#8f9aa0", "#a8705a"],
  south: ["#f2dcb8", "#eebf97", "#e7a98a", "#f3e6d0", "#dcb98c"],
  north: ["#b04a3b", "#dda94a", "#e9e2d2", "#577c8a", "#6f8a5d"],
};

/** A house of flats on the quay, between its neighbours; ours is the top floor. */
export function loft(look: HouseLook, setting: Setting): House {
  const style = setting === "mediterranean" ? "south" : setting === "nordic" || setting === "fjord" ? "north" : "brick";
  const pool = NEIGHBOURS[style];
  const own = style === "brick" ? look.wall : (pool[look.variant % pool.length] ?? look.wall);
  const left = pool[(look.variant + 1) % pool.length] ?? own;
  const right = pool[(look.variant + 3) % pool.length] ?? own;
  const heights = [7.6 + (look.variant % 3) * 1.3, 9 + (look.variant % 2) * 1.4] as const;
  return {
    parts: [
      box(
        { x: [-26, 26], y: [-1.6, 0], z: [-8, 7] },
        { color: look.stone, texture: "stone" },
        { top: { color: lighter(look.stone, 0.25) } },
        -2,
      ),
      ...neighbour(-21.5, -15.6, heights[1] - 1.5, right, look, style),
      ...neighbour(-15.6, -6.6, heights[0], left, look, style),
      ...ownHouse({ ...look, wall: own }, style),
      ...neighbour(6.6, 14.6, heights[1], right, look, style),
      ...neighbour(14.6, 21.5, heights[0] + 1, left, look, style),
    ],
    ground: [
      [-26, 0, -8],
      [26, 0, -8],
      [26, 0, 7],
      [-26, 0, 7],
    ],
    height: 13,
    width: 34,
    chimney: null,
  };
}

function ownHouse({ wall, trim, roof, accent, variant }: HouseLook, style: "brick" | "south" | "north"): Part[] {
  const block: Block = { x: [-6.6, 6.6], y: [0, 11.2], z: [-7, 2] };
  const skin = {
    color: wall,
    ...(style === "brick" ? { texture: "bricks" as const } : style === "north" ? { texture: "boards" as const } : {}),
  };
  const shutters = style === "south" ? { shutters: accent } : {};
  const floors = [3.4, 6.2].flatMap((v) =>
    row(style === "brick" ? 4 : 3, 13.2, v, style === "brick" ? 2 : 1.5, 1.8, { panes: style === "brick" ? [2, 3] : [2, 2], ...shutters }),
  );
  const top = row(style === "brick" ? 3 : 3, 13.2, 8.9, style === "brick" ? 3 : 1.8, 1.9, {
    panes: style === "brick" ? [4, 2] : [2, 2],
    arched: style === "south",
  });
  const shop = row(4, 13.2, 0.1, 2, 2.1, { arched: style !== "north", panes: [2, 2] });
  const front = all(windows([...shop, ...floors, ...top], trim), door(5.9, 1.4, 2.5, accent), eaveShade(0.5));
  const side = windows(row(3, 9, 8.9, 1.4, 1.8, { panes: [2, 1] }), trim);
  const body = box(block, skin, {
    front: { ...skin, details: front },
    left: { ...skin, details: side },
    right: { ...skin, details: side },
  });
  const tiles = { color: style === "south" ? "#bd6440" : roof, texture: "tiles" as const, edge: trim };
  if (style === "north")
    return [body, gable(block, 3.4, "along", tiles, { ...skin, details: windows([{ u: 5.6, v: 0.6, w: 2, h: 1.4 }], trim) }, 0.3)];
  if (style === "south") return [body, hip(block, 1.6, tiles)];
  const terrace: Block = { x: [-4.6, 4.6], y: [11.8, 14.4], z: [-6, -0.4] };
  return [
    body,
    box({ x: [-6.9, 6.9], y: [11.2, 11.8], z: [-7.2, 2.3] }, { color: trim }, {}, 1),
    box(
      terrace,
      { color: darker(wall, 0.3) },
      { front: { color: "#2b3a44", details: windows(row(4, 9.2, 0.2, 2, 2.1, { panes: [1, 1] }), "#2b3a44") } },
      2,
    ),
    box({ x: [-5.2, 5.2], y: [14.4, 14.7], z: [-6.4, variant % 2 ? 1 : 0.2] }, { color: trim }, {}, 3),
  ];
}

function neighbour(
  from: number,
  to: number,
  height: number,
  color: string,
  { trim, roof }: HouseLook,
  style: "brick" | "south" | "north",
): Part[] {
  const block: Block = { x: [from, to], y: [0, height], z: [-7, 1.4] };
  const count = Math.max(2, Math.round((to - from) / 2.6));
  const floors = Math.floor(height / 2.8);
  const openings = Array.from({ length: floors }, (_, n) =>
    row(count, to - from, 0.7 + n * 2.7, 1.1, 1.6, { panes: [1, 1], dark: (n + count) % 3 === 0 }),
  ).flat();
  const tiles = { color: style === "south" ? "#b9603e" : darker(roof, 0.05), texture: "tiles" as const, edge: trim };
  const body = box(block, { color }, { front: { color, details: windows(openings, trim) } }, -1);
  return [
    body,
    {
      ...(style === "north" || (style === "brick" && count % 2)
        ? gable(block, 2.6, "along", tiles, { color }, 0.2)
        : hip(block, 1.7, tiles, 0.3)),
      layer: -1,
    },
  ];
}
