import { darker, lighter, mix } from "../drawing/color.ts";
import type { Stage } from "../drawing/stage.ts";
import { dash, ellipse, fill, polygon, rectangle, pointsOf, stroke, WIDTH } from "../drawing/svg.ts";
import type { RoomLook } from "../indoors/shell.ts";

/** Two cups on a rail, steaming, before the morning. */
export function drawCoffee({ palette, sheet, side }: Stage, look: RoomLook): string {
  const plank =
    fill(rectangle(0, 900, WIDTH, 90), sheet.blend(palette.tone(lighter(look.wood, 0.2), 0.85), palette.tone(look.wood, 0.5))) +
    fill(rectangle(0, 990, WIDTH, 210), sheet.blend(palette.tone(look.wood, 0.3), palette.tone(darker(look.wood, 0.3), 0.2))) +
    stroke([930, 962].map((y) => dash(-10, y, WIDTH + 20)).join(""), palette.tone(darker(look.wood, 0.3), 0.5), 3, 0.4) +
    stroke([220, 640, 1060, 1480].map((x) => `M${x} 992v210`).join(""), palette.tone(darker(look.wood, 0.45), 0.2), 70, 0.5, "butt");
  const cup = (x: number, color: string, s: number) =>
    `<g transform="translate(${x} 925)scale(${s})">${fill(ellipse(-side * 46, 2, 150, 20), "#1b1420", 0.25)}<path d="M-100-200h200q4 120-34 180-10 20-36 20h-60q-26 0-36-20-38-60-34-180Z" fill="${sheet.fade(
      [
        [0, palette.tone(color, side < 0 ? 0.85 : 0.4)],
        [1, palette.tone(color, side < 0 ? 0.35 : 0.85)],
      ],
      [0, 0, 1, 0],
    )}"/><path d="M98-170q74-14 74 44 0 60-90 62" fill="none" stroke="${palette.tone(darker(color, 0.1), 0.5)}" stroke-width="24"/>${fill(ellipse(0, -200, 100, 22), palette.tone(lighter(color, 0.3), 0.8))}${fill(ellipse(0, -198, 86, 16), "#4a2f22")}</g>`;
  const steam = (x: number) => stroke(`M${x - 24} 690q-40-60 6-110t0-120M${x + 26} 690q-34-50 8-96t4-96`, "#ffffff", 12, 0.28);
  const book =
    fill(polygon(pointsOf("1130 905, 1480 905, 1500 930, 1110 930")), palette.tone(look.accent, 0.6)) +
    fill(polygon(pointsOf("1142 890, 1470 890, 1482 906, 1130 906")), palette.tone("#f6efe0", 0.7)) +
    fill(polygon(pointsOf("1138 872, 1462 872, 1474 892, 1128 892")), palette.tone(mix(look.textile, "#c8502b", 0.4), 0.6));
  return plank + book + steam(480) + steam(830) + cup(480, lighter(look.accent, 0.15), 1) + cup(830, "#f3ead8", 0.94);
}
