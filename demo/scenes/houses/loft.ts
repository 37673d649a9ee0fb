import { darker, lighter } from "../drawing/color.ts";
import { all, door, eaveShade, row, windows } from "../drawing/openings.ts";
import type { Setting } from "../drawing/palette.ts";
import { gable, hip } from "../drawing/roofs.ts";
import { type Block, box } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import type { House, HouseLook } from "./house.ts";

type Style = "brick" | "south" | "north" | "modern" | "pastel";
const NEIGHBOURS: Record<Style, string[]> = {
  modern: ["#f3efe6", "#d7dfe0", "#e9dfcc", "#bcc8ca"],
  pastel: ["#f2c9b8", "#bcd8d0", "#f3e0a8", "#c9d3ea", "#e8b79a"],
  brick: ["#b98d74", "#c9b59a", "#8f9aa0", "#a8705a"],
  south: ["#f2dcb8", "#eebf97", "#e7a98a", "#f3e6d0", "#dcb98c"],
  north: ["#b04a3b", "#dda94a", "#e9e2d2", "#577c8a", "#6f8a5d"],
};

/** A house of flats on the quay, between its neighbours; ours is the top floor. */
export function loft(look: HouseLook, setting: Setting): House {
  const style: Style =
    setting === "mediterranean"
      ? "south"
      : setting === "nordic" || setting === "fjord"
        ? "north"
        : look.feature === "modern" || look.feature === "pastel" || look.feature === "north"
          ? look.feature
          : "brick";
  const pool = NEIGHBOURS[style];
  const own = style === "brick" ? look.wall : (pool[(look.variant + look.wood.charCodeAt(3) + look.accent.charCodeAt(2)) % pool.length] ?? look.wall);
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

function ownHouse({ wall, trim, roof, accent, variant }: HouseLook, style: Style): Part[] {
  if (style === "modern") return modernBlock(wall, accent, variant);
  if (style === "pastel") return balconied({ wall, trim, roof, accent }, variant);
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

/** White floors with glass fronts and a balcony each. */
function modernBlock(wall: string, accent: string, variant: number): Part[] {
  const frame = "#2b3a44";
  const shift = variant % 2 ? 1 : -1;
  return [0, 1, 2, 3].flatMap((n): Part[] => {
    const [y, x] = [n * 3.1, n % 2 ? shift * 0.8 : 0];
    const block: Block = { x: [-6.4 + x, 6.4 + x], y: [y, y + 2.7], z: [-7, 1.4] };
    return [
      box(block, { color: lighter(wall, 0.1) }, { front: { color: lighter(wall, 0.1), details: windows(row(n === 0 ? 4 : 3, 12.8, 0.2, n === 0 ? 2.4 : 3.6, 2.3, { panes: [n === 0 ? 1 : 2, 1] }), frame) } }, n * 2),
      box({ x: [-6.9 + x, 6.9 + x], y: [y + 2.7, y + 3.1], z: [-7.2, n < 3 ? 3.2 : 2] }, { color: "#fbf7ee" }, {}, n * 2 + 1),
      ...(n > 0 ? [box({ x: [-6.6 + x, 6.6 + x], y: [y, y + 0.9], z: [3, 3.1] }, { color: n % 2 ? "#cfe3e4" : accent }, {}, n * 2 + 1)] : []),
    ];
  });
}

/** A painted house with verandas along every floor. */
function balconied({ wall, trim, roof, accent }: Pick<HouseLook, "wall" | "trim" | "roof" | "accent">, variant: number): Part[] {
  const block: Block = { x: [-6.6, 6.6], y: [0, 9.4], z: [-7, 1] };
  const boards = { color: wall, texture: "boards" as const };
  const floors = [0.3, 3.4, 6.5].flatMap((v) => row(4, 13.2, v, 1.4, 2.1, { panes: [2, 2], shutters: accent }));
  const rails = [3.1, 6.2].flatMap((y): Part[] => [
    box({ x: [-7, 7], y: [y - 0.15, y + 0.1], z: [1, 3] }, { color: trim }, {}, 2),
    box({ x: [-7, 7], y: [y + 0.85, y + 0.97], z: [2.9, 3] }, { color: trim }, {}, 3),
    ...Array.from({ length: 15 }, (_, i) => box({ x: [-6.95 + i, -6.87 + i], y: [y + 0.1, y + 0.9], z: [2.9, 3] }, { color: trim }, {}, 3)),
  ]);
  return [
    box(block, boards, { front: { ...boards, details: all(windows(floors, trim), eaveShade(0.5)) }, left: boards, right: boards }),
    ...rails,
    ...[-6.8, -2.3, 2.3, 6.8].map((x) => box({ x: [x - 0.12, x + 0.12], y: [0, 9.4], z: [2.8, 3.04] }, { color: trim }, {}, 4)),
    box({ x: [-7.2, 7.2], y: [9.3, 9.6], z: [0.8, 3.3] }, { color: trim }, { top: { color: roof } }, 4),
    variant % 2 ? hip(block, 2.2, { color: roof, texture: "tiles", edge: trim }, 0.4, 5) : gable(block, 3.2, "along", { color: roof, texture: "tiles", edge: trim }, { ...boards, details: windows([{ u: 5.6, v: 0.6, w: 2, h: 1.3, arched: true }], trim) }, 0.4, 5),
  ];
}

function neighbour(
  from: number,
  to: number,
  height: number,
  color: string,
  { trim, roof }: HouseLook,
  style: Style,
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
