import { darker, lighter, mix } from "../drawing/color.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { circle, dash, fill, HEIGHT, pen, rectangle, stroke, WIDTH } from "../drawing/svg.ts";
import { drawFlame } from "../indoors/hearth.ts";
import { indoors } from "../indoors/room.ts";
import type { RoomLook } from "../indoors/shell.ts";

export function drawFireplace(stage: Stage, look: RoomLook): string {
  const { sheet, random } = stage;
  const palette = indoors(stage.palette);
  const stones = Array.from({ length: 10 }, (_, row) => {
    let path = "";
    for (let x = -40 - (row % 2) * 90; x < WIDTH; x += span(random, 150, 250)) path += pen`M${x} ${row * 92}v92`;
    return path + dash(0, row * 92, WIDTH);
  }).join("");
  const wall =
    fill(rectangle(0, 0, WIDTH, 980), sheet.blend(palette.tone(look.stone, 0.35), palette.tone(look.stone, 0.6))) +
    stroke(stones, palette.tone(darker(look.stone, 0.3), 0.3), 5, 0.35);
  const floor =
    fill(rectangle(0, 960, WIDTH, 240), sheet.blend(palette.tone(look.floor, 0.7), palette.tone(darker(look.floor, 0.2), 0.35))) +
    stroke([1010, 1066, 1130].map((y) => dash(0, y, WIDTH)).join(""), palette.tone(darker(look.floor, 0.4), 0.4), 3, 0.4);
  const mantel = fill(rectangle(330, 330, 940, 64), palette.tone(look.wood, 0.55)) + fill(rectangle(330, 394, 940, 18), "#150f12", 0.35);
  const mouth =
    fill("M430 940V600q0-90 100-90h540q100 0 100 90v340Z", "#1b1416") +
    fill(rectangle(380, 930, 840, 44), palette.tone(lighter(look.stone, 0.2), 0.7));
  const logs = [
    [640, 905, 900, 880],
    [700, 870, 980, 905],
    [620, 915, 1000, 918],
  ]
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => stroke(`M${x1} ${y1}L${x2} ${y2}`, "#4a2f22", 40) + fill(circle(x1, y1, 17), "#8a5f3d"))
    .join("");
  const vases = [
    [420, 120, look.accent],
    [500, 80, "#f3ead8"],
    [1150, 104, mix(look.accent, "#d9a441", 0.5)],
  ] as const;
  const jars = vases
    .map(([x, h, color]) => fill(pen`M${x - 24} 330q-26-${h * 0.5} 6-${h}h36q32 ${h * 0.5} 6 ${h}Z`, palette.tone(color, 0.6)))
    .join("");
  const canvas =
    fill(rectangle(640, 70, 330, 230), palette.tone("#3a3029", 0.5)) +
    fill(rectangle(656, 86, 298, 198), palette.tone(stage.palette.sky[2], 0.6)) +
    fill("M656 284v-60q80-50 150-16t148-12v88Z", palette.tone(stage.palette.water[1], 0.6)) +
    fill(circle(860, 150, 24), palette.tone("#f0a35c", 0.8));
  const basket =
    fill("M190 960l-24-150h220l-24 150Z", palette.tone("#b58a55", 0.5)) +
    stroke("M176 850h200M182 890h190M188 930h176", palette.tone("#7d5a36", 0.4), 6, 0.6) +
    [210, 270, 330]
      .map((x) => fill(circle(x, 808, 30), palette.tone("#a97a4c", 0.6)) + fill(circle(x, 808, 18), palette.tone("#d8b07c", 0.7)))
      .join("");
  return (
    wall +
    floor +
    mouth +
    logs +
    drawFlame(stage, 800, 900, 260) +
    drawFlame(stage, 690, 905, 150) +
    drawFlame(stage, 915, 905, 170) +
    mantel +
    jars +
    canvas +
    basket +
    fill(
      rectangle(0, 0, WIDTH, HEIGHT),
      sheet.glow([
        [0, "#ffb45a", 0.16],
        [0.5, "#ffb45a", 0.04],
        [1, "#140c14", 0.36],
      ]),
    )
  );
}
