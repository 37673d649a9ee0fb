import { lighter, mix } from "../drawing/color.ts";
import type { Stage } from "../drawing/stage.ts";
import { ellipse, fill, HEIGHT, pen, polygon, stroke } from "../drawing/svg.ts";
import type { RoomLook } from "../indoors/shell.ts";
import { drawLampGlow } from "../outdoors/props.ts";

/** A table by the water: plates, bread, lemons, wine. */
export function drawLaidTable({ palette, sheet, random }: Stage, look: RoomLook): string {
  const cloth = lighter(look.textile, 0.72);
  const top = fill(
    polygon([
      [-60, HEIGHT + 20],
      [180, 800],
      [1420, 800],
      [1660, HEIGHT + 20],
    ]),
    sheet.blend(palette.tone(cloth, 0.75), palette.tone(cloth, 0.5)),
  );
  const stripe = stroke(
    [0.2, 0.26, 0.74, 0.8].map((part) => pen`M${180 + 1240 * part} 800L${-60 + 1720 * part} 1220`).join(""),
    palette.tone(look.accent, 0.6),
    9,
    0.75,
  );
  const plate = (x: number, y: number, s: number) =>
    fill(ellipse(x + 8, y + 12, 150 * s, 50 * s), "#1b2733", 0.18) +
    fill(ellipse(x, y, 148 * s, 48 * s), palette.tone("#fffdf6", 0.85)) +
    fill(ellipse(x, y + 2, 100 * s, 31 * s), palette.tone(mix("#fffdf6", look.accent, 0.16), 0.7)) +
    fill(ellipse(x, y - 4, 44 * s, 15 * s), palette.tone(random.pick(["#d9743c", "#7fa05a", "#c8502b"]), 0.7)) +
    fill(ellipse(x + 30 * s, y + 3 * s, 22 * s, 9 * s), palette.tone("#e9c25a", 0.8));
  const glass = (x: number, y: number, s: number, wine: string) =>
    `<g transform="translate(${x} ${y})scale(${s})"><path d="M-34-190q-12 90 34 108 46-18 34-108Z" fill="#ffffff" opacity="0.35"/><path d="M-31-140q2 48 31 58 29-10 31-58Z" fill="${wine}" opacity="0.9"/><path d="M0-82V-6M-32 0q32-14 64 0" fill="none" stroke="#fdf9ee" stroke-width="7" opacity="0.8"/></g>`;
  const wine = palette.tone(random.pick(["#8f2f3a", "#e9c878", "#d98a8a"]), 0.6);
  const bottle = `<g transform="translate(1010 850)"><path d="M-40 0v-190q0-46 24-66v-96h32v96q24 20 24 66V0Z" fill="${palette.tone("#2f5a45", 0.5)}"/><path d="M-40-60h80v-86h-80Z" fill="${palette.tone("#f3ead8", 0.7)}"/><path d="M-26-10v-170" stroke="#ffffff" stroke-width="7" opacity="0.3"/></g>`;
  const bread =
    fill("M420 852q30-74 150-70 120-6 140 66 8 26-40 28H470q-58 0-50-24Z", palette.tone("#c98a4a", 0.6)) +
    stroke("M490 846q24-44 54-46M560 842q24-46 56-44M630 842q20-36 44-36", palette.tone("#f0cf96", 0.8), 9, 0.8);
  const lemons = [
    [760, 862, 40],
    [826, 874, 36],
    [790, 838, 34],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        fill(ellipse(x, y, r * 1.15, r), palette.tone("#e9c23c", 0.75)) + fill(ellipse(x - 8, y - 10, r * 0.5, r * 0.3), "#fff3b8", 0.5),
    )
    .join("");
  return (
    top +
    stripe +
    bottle +
    bread +
    lemons +
    glass(350, 960, 1.1, wine) +
    glass(1240, 960, 1.1, wine) +
    plate(430, 1030, 1.25) +
    plate(1150, 1030, 1.25) +
    plate(790, 1130, 1.35) +
    drawLampGlow({ palette, sheet } as Stage, 800, 860, 700, 360)
  );
}
