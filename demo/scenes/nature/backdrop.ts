import { lighter, mix } from "../drawing/color.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { dash, fill, pen, polygon, stroke, WIDTH } from "../drawing/svg.ts";
import { drawPineEdge } from "./growth.ts";
import { broken, drawHills, drawIsland, drawMountains, rolling } from "./land.ts";
import { drawSky } from "./sky.ts";
import { drawTown } from "./town.ts";
import { drawWater } from "./water.ts";

/** What lies behind everything: the sky, the far land of the setting unless something hides it, and the water before it. */
export function drawBackdrop(stage: Stage, hidden = false): string {
  return drawSky(stage) + (hidden ? "" : drawFarLand(stage)) + drawWater(stage) + drawFarSails(stage);
}

function drawFarLand(stage: Stage): string {
  const { random, palette, horizon } = stage;
  const base = horizon + 4;
  const blue = mix(palette.foliage, "#5b7f97", 0.55);
  switch (stage.setting) {
    case "sea": {
      const cape = random.chance(0.6) ? drawHills(stage, rolling(stage, base, span(random, 50, 110)), base, blue, 0.66) : "";
      const islands = Array.from({ length: random.between(1, 3) }, () =>
        drawIsland(stage, span(random, -100, 1400), span(random, 220, 560), span(random, 26, 86), palette.foliage, span(random, 0.35, 0.6)),
      ).join("");
      return cape + islands + (random.chance(0.5) ? drawStacks(stage) : "");
    }
    case "lake":
      return (
        drawMountains(stage, broken(stage, base, span(random, 190, 300)), base, "#7f93a0", 0.6, random.chance(0.5) ? horizon - 150 : null) +
        drawHills(stage, rolling(stage, base, 130), base, blue, 0.42) +
        drawPineEdge(stage, -20, WIDTH + 20, () => base, 46, 0.3)
      );
    case "fjord":
      return (
        drawMountains(stage, broken(stage, base, span(random, 330, 430), 0.56), base, "#76899a", 0.58, horizon - 240) +
        drawWalls(stage) +
        drawHills(stage, rolling(stage, base, 46), base, palette.foliage, 0.34)
      );
    case "forest":
      return (
        drawHills(stage, rolling(stage, base, 210), base, blue, 0.64) +
        drawHills(stage, rolling(stage, base, 120), base, palette.foliage, 0.42) +
        drawPineEdge(stage, -20, WIDTH + 20, () => base - 34, 96, 0.42) +
        drawPineEdge(stage, -20, WIDTH + 20, () => base, 120, 0.14)
      );
    case "city-harbor":
      return drawHills(stage, rolling(stage, base, 90), base, blue, 0.7) + drawTown(stage, base);
    case "mediterranean":
      return (
        drawMountains(stage, broken(stage, base, span(random, 200, 300), 0.46), base, mix(palette.rock, "#8a86a0", 0.5), 0.62, null) +
        drawHills(stage, rolling(stage, base, 150), base, mix(palette.rock, palette.foliage, 0.5), 0.42) +
        (random.chance(0.7) ? drawTown(stage, base) : "")
      );
    case "nordic":
      return (
        drawHills(stage, rolling(stage, base, 120), base, "#8b9aa2", 0.62) +
        Array.from({ length: random.between(3, 5) }, () =>
          drawIsland(
            stage,
            span(random, -100, 1450),
            span(random, 140, 420),
            span(random, 18, 52),
            mix(palette.rock, palette.foliage, 0.4),
            span(random, 0.15, 0.45),
          ),
        ).join("") +
        drawPineEdge(stage, span(random, -20, 500), span(random, 800, 1620), () => base, 44, 0.36)
      );
  }
}

/** Two steep walls that close the view to a gap, as fjords do. */
function drawWalls(stage: Stage): string {
  const { random, palette, horizon, sheet } = stage;
  const wall = (side: -1 | 1, reach: number, height: number, distance: number) => {
    const edge = side < 0 ? -20 : WIDTH + 20;
    const steps = Array.from(
      { length: 7 },
      (_, i) => [edge - side * reach * (i / 6), horizon + 4 - height * (1 - i / 6) ** 0.72 * span(random, 0.88, 1.08)] as const,
    );
    const rock = mix(palette.rock, palette.foliage, 0.45);
    const lit = side === stage.side ? 0.3 : 0.72;
    const body = fill(
      polygon([[edge, horizon + 4], ...steps, [edge - side * reach, horizon + 4]]),
      sheet.blend(palette.tone(rock, lit, distance), palette.tone(palette.foliage, lit, distance + 0.08)),
    );
    const gullies = steps
      .slice(0, 5)
      .map(([x, y], i) => pen`M${x} ${y}l${-side * (26 + i * 6)} ${(horizon - y) * 0.6}`)
      .join("");
    return body + stroke(gullies, palette.tone(rock, 0.1, distance), 7, 0.3);
  };
  return (
    wall(random.chance(0.5) ? -1 : 1, span(random, 620, 820), span(random, 300, 420), 0.34) +
    wall(-1, span(random, 360, 520), span(random, 330, 480), 0.16) +
    wall(1, span(random, 360, 520), span(random, 330, 480), 0.16)
  );
}

/** Rocks that the sea left standing. */
function drawStacks({ random, palette, horizon, side }: Stage): string {
  const x = span(random, 120, 1420);
  return [0, 1, 2]
    .map((n) => {
      const [cx, h, w] = [x + n * span(random, 70, 110), span(random, 60, 150) / (1 + n * 0.4), span(random, 30, 54)];
      const y = horizon + 12;
      const half = (s: number) =>
        polygon([
          [cx, y],
          [cx + s * w, y],
          [cx + s * w * 0.72, y - h * 0.6],
          [cx + s * w * 0.4, y - h * 0.9],
          [cx, y - h],
        ]);
      return (
        fill(half(-side), palette.tone(palette.rock, 0.12, 0.3)) +
        fill(half(side), palette.tone(palette.rock, 0.78, 0.3)) +
        stroke(dash(cx - w * 1.1, y + 2, w * 2.2), lighter(palette.haze, 0.5), 4, 0.7)
      );
    })
    .join("");
}

/** Sails so far away that they are only signs of life. */
function drawFarSails({ random, palette, horizon }: Stage): string {
  return Array.from({ length: random.between(0, 3) }, () => {
    const [x, s] = [span(random, 120, 1480), span(random, 16, 34)];
    const y = horizon + s * 0.6;
    return (
      fill(
        polygon([
          [x, y],
          [x, y - s * 1.9],
          [x + s * 0.95, y],
        ]) +
          polygon([
            [x - s * 0.12, y],
            [x - s * 0.12, y - s * 1.5],
            [x - s * 0.7, y],
          ]),
        palette.tone("#fffdf6", 0.75, 0.22),
      ) + stroke(dash(x - s * 0.8, y + 4, s * 1.7), palette.tone("#3b5163", 0.4, 0.3), 4)
    );
  }).join("");
}
