import { darker, lighter } from "../drawing/color.ts";
import { box } from "../drawing/shapes.ts";
import type { Part } from "../drawing/solid.ts";
import type { Stage } from "../drawing/stage.ts";
import { circle, fill, polygon, pointsOf, straight, stroke } from "../drawing/svg.ts";
import { lamp } from "./decoration.ts";
import { flat } from "./flat.ts";
import type { Pane, Room } from "./panes.ts";
import { drawRoom, slightTurn } from "./room.ts";
import type { RoomLook } from "./shell.ts";

/** Below deck: wide glass on modern boats, portholes and varnish on old ones. */
export type BoatRoom = { modern: boolean; frame: string };

export function drawBerth(stage: Stage, look: RoomLook, { modern, frame }: BoatRoom): string {
  const { random } = stage;
  const panes = (["left", "right"] as const).flatMap((wall): Pane[] =>
    modern
      ? [{ wall, along: [-3, -0.8], up: [1.2, 1.6], bars: [2, 1] }]
      : [-2.7, -1.5].map((z) => ({ wall, along: [z - 0.32, z + 0.32] as const, up: [1.12, 1.6] as const, round: true })),
  );
  const room: Room = {
    width: 4.6,
    height: 2.1,
    depth: 3.8,
    panes: modern ? [...panes, { wall: "back", along: [-0.9, 0.9], up: [1.2, 1.75], bars: [1, 1] }] : panes,
    walls: "panels",
    taper: 0.6,
    tilt: 13,
    beams: !modern,
    frame,
  };
  const linen = "#fbf6ea";
  const wedge = (
    y0: number,
    y1: number,
    front: number,
    back: number,
    z: readonly [number, number],
    color: string,
    soft: number,
    layer: number,
  ): Part => {
    const [z0, z1] = z;
    return {
      faces: [
        {
          spots: [
            [-front, y0, z1],
            [front, y0, z1],
            [front, y1, z1],
            [-front, y1, z1],
          ],
          color,
          soft,
        },
        {
          spots: [
            [-front, y1, z1],
            [front, y1, z1],
            [back, y1, z0],
            [-back, y1, z0],
          ],
          color: lighter(color, 0.06),
          soft,
        },
      ],
      middle: [0, y1, (z0 + z1) / 2],
      layer,
    };
  };
  const pillow = (x: number, color: string, z: number, w: number): Part =>
    box({ x: [x - w / 2, x + w / 2], y: [0.84, 1.04], z: [z - 0.14, z + 0.1] }, { color, soft: 16 }, {}, 5);
  return drawRoom(
    stage,
    look,
    room,
    () => [
      wedge(0, 0.5, 1.68, 0.94, [-3.72, 0.6], look.wood, 2, 1),
      wedge(0.52, 0.74, 1.66, 0.9, [-3.66, 0.58], linen, 12, 2),
      wedge(0.6, 0.8, 1.7, 1.18, [-2.4, 0.62], lighter(look.textile, 0.3), 14, 3),
      wedge(0.64, 0.83, 1.62, 1.48, [-0.7, 0.05], look.accent, 12, 4),
      pillow(-0.48, "#fffdf6", -3.15, 0.8),
      pillow(0.48, "#fffdf6", -3.15, 0.8),
      pillow(random.chance(0.5) ? -0.35 : 0.35, lighter(look.accent, 0.3), -2.8, 0.6),
      hatch(room, look),
      ...[-1, 1].map((side) => lamp(side * 0.72, -3.55, 1.5, "#d9b45f", "table")),
    ],
    slightTurn(stage) * 0.6,
  );
}

/** Glass in the ceiling, with the sky or the stars in it. */
const hatch = ({ height }: Room, { wood }: RoomLook): Part =>
  flat([0, height, -2], -1, ({ palette, sheet }, _x, _y, _unit, view) => {
    const pane = polygon(pointsOf("-0.5 -2.5, 0.5 -2.5, 0.5 -1.6, -0.5 -1.6").map(([x, z]) => view.project([x, height - 0.01, z])));
    const stars =
      palette.time === "night"
        ? pointsOf("-0.2 -2.2, 0.25 -1.9, 0.05 -1.75")
            .map(([x, z]) => fill(circle(...view.project([x, height - 0.01, z]), 2.5), "#f6ebcd"))
            .join("")
        : "";
    return (
      fill(pane, sheet.blend(palette.sky[0], palette.sky[1])) +
      stars +
      stroke(pane, palette.tone(darker(wood, 0.2), 0.5), 14) +
      stroke(
        straight([view.project([-0.5, height - 0.01, -2.05]), view.project([0.5, height - 0.01, -2.05])]),
        palette.tone("#e9eef0", 0.6),
        3,
        0.5,
      )
    );
  });
