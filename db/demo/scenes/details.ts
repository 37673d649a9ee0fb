import { drawBackdrop } from "./backdrop.ts";
import { darker, lighter, mix } from "./colour.ts";
import { drawFlame } from "./indoors/hearth.ts";
import { indoors, type RoomLook } from "./indoors/room.ts";
import { drawLampGlow } from "./props.ts";
import { span, type Stage } from "./stage.ts";
import { circle, dash, ellipse, fill, HEIGHT, pen, polygon, rectangle, stroke, WIDTH, spots } from "./svg.ts";
import { drawTree } from "./trees.ts";

export const HOME_DETAILS = ["table", "fireplace", "hammock", "coffee"] as const;
export const BOAT_DETAILS = ["helm", "coffee", "table"] as const;
export type Detail = (typeof HOME_DETAILS)[number] | (typeof BOAT_DETAILS)[number];

/** Something small, seen close, before the view. */
export function drawDetail(stage: Stage, look: RoomLook, detail: Detail): string {
  switch (detail) {
    case "helm":
      return drawBackdrop(stage) + drawHelm(stage, look);
    case "table":
      return drawBackdrop(stage) + drawLaidTable(stage, look);
    case "coffee":
      return drawBackdrop(stage) + drawCoffee(stage, look);
    case "hammock":
      return drawBackdrop(stage) + drawHammock(stage, look);
    case "fireplace":
      return drawFireplace(stage, look);
  }
}

function drawHelm({ palette, sheet, random, side }: Stage, look: RoomLook): string {
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

/** A table by the water: plates, bread, lemons, wine. */
function drawLaidTable({ palette, sheet, random }: Stage, look: RoomLook): string {
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

/** Two cups on a rail, steaming, before the morning. */
function drawCoffee({ palette, sheet, side }: Stage, look: RoomLook): string {
  const plank =
    fill(rectangle(0, 900, WIDTH, 90), sheet.blend(palette.tone(lighter(look.wood, 0.2), 0.85), palette.tone(look.wood, 0.5))) +
    fill(rectangle(0, 990, WIDTH, 210), sheet.blend(palette.tone(look.wood, 0.3), palette.tone(darker(look.wood, 0.3), 0.2))) +
    stroke([930, 962].map((y) => dash(-10, y, WIDTH + 20)).join(""), palette.tone(darker(look.wood, 0.3), 0.5), 3, 0.4) +
    stroke([220, 640, 1060, 1480].map((x) => `M${x} 992v210`).join(""), palette.tone(darker(look.wood, 0.45), 0.2), 70, 0.5, "butt");
  const cup = (x: number, colour: string, s: number) =>
    `<g transform="translate(${x} 925)scale(${s})">${fill(ellipse(-side * 46, 2, 150, 20), "#1b1420", 0.25)}<path d="M-100-200h200q4 120-34 180-10 20-36 20h-60q-26 0-36-20-38-60-34-180Z" fill="${sheet.fade(
      [
        [0, palette.tone(colour, side < 0 ? 0.85 : 0.4)],
        [1, palette.tone(colour, side < 0 ? 0.35 : 0.85)],
      ],
      [0, 0, 1, 0],
    )}"/><path d="M98-170q74-14 74 44 0 60-90 62" fill="none" stroke="${palette.tone(darker(colour, 0.1), 0.5)}" stroke-width="24"/>${fill(ellipse(0, -200, 100, 22), palette.tone(lighter(colour, 0.3), 0.8))}${fill(ellipse(0, -198, 86, 16), "#4a2f22")}</g>`;
  const steam = (x: number) => stroke(`M${x - 24} 690q-40-60 6-110t0-120M${x + 26} 690q-34-50 8-96t4-96`, "#ffffff", 12, 0.28);
  const book =
    fill(polygon(spots("1130 905, 1480 905, 1500 930, 1110 930")), palette.tone(look.accent, 0.6)) +
    fill(polygon(spots("1142 890, 1470 890, 1482 906, 1130 906")), palette.tone("#f6efe0", 0.7)) +
    fill(polygon(spots("1138 872, 1462 872, 1474 892, 1128 892")), palette.tone(mix(look.textile, "#c8502b", 0.4), 0.6));
  return plank + book + steam(480) + steam(830) + cup(480, lighter(look.accent, 0.15), 1) + cup(830, "#f3ead8", 0.94);
}

function drawHammock(stage: Stage, look: RoomLook): string {
  const { palette, sheet, random } = stage;
  const ground = fill(
    `M-20 ${HEIGHT}V940Q400 890 800 930T1620 920V${HEIGHT}Z`,
    sheet.blend(palette.tone(mix(palette.foliage, palette.sand, 0.35), 0.8), palette.tone(darker(palette.foliage, 0.2), 0.4)),
  );
  const [kind] = stage.flora;
  const trees = drawTree(stage, kind ?? "leafy", 170, 1010, 980) + drawTree(stage, stage.flora.at(-1) ?? "leafy", 1440, 1000, 900);
  const cloth = `M230 660Q800 1120 1370 640Q820 930 230 660Z`;
  const folds = stroke("M420 745Q800 1010 1190 722M330 706Q800 1060 1290 686", palette.tone(darker(look.accent, 0.2), 0.5), 5, 0.4);
  const stripes = sheet.clipped(
    fill(
      [300, 460, 620, 780, 940, 1100, 1260]
        .map((x) =>
          polygon([
            [x, 560],
            [x + 56, 560],
            [x + 20, 1120],
            [x - 40, 1120],
          ]),
        )
        .join(""),
      palette.tone("#fbf3e2", 0.75),
      0.85,
    ),
    cloth,
  );
  const ropes = stroke("M172 560L232 662M1434 545L1368 642", palette.tone("#e6d8bb", 0.7), 7);
  const cushion = fill("M520 800q60-60 130-30 40 20 30 70-70 30-160-40Z", palette.tone(lighter(look.textile, 0.4), 0.8));
  const shade = fill(ellipse(800 + span(random, -30, 30), 1040, 480, 40), "#0b1e2e", 0.22);
  return (
    ground +
    trees +
    shade +
    ropes +
    fill(cloth, sheet.blend(palette.tone(look.accent, 0.5), palette.tone(look.accent, 0.85))) +
    stripes +
    folds +
    cushion
  );
}

function drawFireplace(stage: Stage, look: RoomLook): string {
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
    .map(([x, h, colour]) => fill(pen`M${x - 24} 330q-26-${h * 0.5} 6-${h}h36q32 ${h * 0.5} 6 ${h}Z`, palette.tone(colour, 0.6)))
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
