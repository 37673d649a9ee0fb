import { darker, lighter } from "../drawing/color.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { circle, dash, ellipse, fill, HEIGHT, pen, polygon, rectangle, stroke, WIDTH } from "../drawing/svg.ts";
import type { RoomLook } from "../indoors/shell.ts";
import { drawLampGlow } from "../outdoors/props.ts";

export function drawHelm({ palette, sheet, random, side }: Stage, look: RoomLook): string {
  const [x, y, r] = [800 + side * span(random, -40, 90), 660, 330];
  const spokes = Array.from({ length: 8 }, (_, i) => (i / 8) * Math.PI * 2 + 0.2);
  const arm = (from: number, to: number) =>
    spokes.map((a) => pen`M${x + Math.cos(a) * from} ${y + Math.sin(a) * from}L${x + Math.cos(a) * to} ${y + Math.sin(a) * to}`).join("");
  const wood = palette.tone(look.wood, 0.55);
  const console = fill(
    polygon([
      [x - 300, HEIGHT],
      [x - 190, 860],
      [x + 190, 860],
      [x + 300, HEIGHT],
    ]),
    sheet.blend(palette.tone(lighter(look.wall, 0.2), 0.7), palette.tone(look.wall, 0.3)),
  );
  const compass =
    fill(ellipse(x, 862, 120, 40), palette.tone("#c9a15f", 0.7)) +
    fill(ellipse(x, 852, 96, 34), "#12222e") +
    stroke(`M${x - 40} 852l40-18 40 18`, "#f3ead8", 4);
  const deck =
    fill(rectangle(0, 1010, WIDTH, 190), palette.tone(look.floor, 0.6)) +
    stroke(
      Array.from({ length: 6 }, (_, i) => dash(0, 1036 + i * 30, WIDTH)).join(""),
      palette.tone(darker(look.floor, 0.4), 0.5),
      3,
      0.35,
    );
  return (
    deck +
    console +
    compass +
    stroke(arm(46, r + 70), palette.tone(darker(look.wood, 0.25), 0.4), 26) +
    stroke(arm(50, r + 66), wood, 16) +
    stroke(circle(x, y, r), palette.tone(darker(look.wood, 0.3), 0.4), 50) +
    stroke(circle(x, y, r), wood, 36) +
    stroke(circle(x, y, r + 8), palette.tone(lighter(look.wood, 0.3), 0.9), 6, 0.7) +
    fill(circle(x, y, 62), palette.tone("#c9a15f", 0.6)) +
    fill(circle(x - side * -10, y - 12, 40), palette.tone("#ecd08a", 0.85)) +
    drawLampGlow({ palette, sheet } as Stage, x, 860, 420, 300)
  );
}
