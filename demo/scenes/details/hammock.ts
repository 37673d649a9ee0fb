import { darker, lighter, mix } from "../drawing/color.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { ellipse, fill, HEIGHT, polygon, stroke } from "../drawing/svg.ts";
import type { RoomLook } from "../indoors/shell.ts";
import { drawTree } from "../nature/trees.ts";

export function drawHammock(stage: Stage, look: RoomLook): string {
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
