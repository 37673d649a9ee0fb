import { lighter, mix } from "../drawing/color.ts";
import { span, type Stage } from "../drawing/stage.ts";
import { circle, dash, fill, HEIGHT, pen, type Point, rectangle, short, soft, stroke, WIDTH } from "../drawing/svg.ts";

/** Air, sun or moon, and what floats in it, down to the horizon. */
export function drawSky(stage: Stage): string {
  const { sheet, palette, horizon, sun } = stage;
  const [high, middle, low] = palette.sky;
  const air = fill(
    rectangle(0, 0, WIDTH, Math.min(HEIGHT, horizon + 60)),
    sheet.fade([
      [0, high],
      [0.62, middle],
      [1, low],
    ]),
  );
  const halo = fill(
    circle(sun.x, sun.y, sun.r * 7),
    sheet.glow([
      [0, palette.sun, palette.time === "night" ? 0.32 : 0.75],
      [0.25, palette.sun, palette.time === "night" ? 0.1 : 0.28],
      [1, palette.sun, 0],
    ]),
  );
  const disc = fill(circle(sun.x, sun.y, sun.r), palette.sun, palette.time === "day" ? 0.95 : 1);
  const stars = palette.time === "night" ? drawStars(stage) : "";
  const aurora = palette.time === "night" && (stage.setting === "nordic" || stage.setting === "fjord") ? drawAurora(stage) : "";
  const clouds = stage.random.chance(0.55) ? drawBanks(stage) : drawStreaks(stage);
  return air + stars + aurora + halo + disc + clouds + (palette.time === "night" ? "" : drawBirds(stage));
}

function drawStars({ random, palette, horizon }: Stage): string {
  const far = Array.from({ length: 46 }, () => dash(span(random, 0, WIDTH), span(random, 0, horizon * 0.8), 0.1)).join("");
  const near = Array.from({ length: 16 }, () => dash(span(random, 0, WIDTH), span(random, 0, horizon * 0.7), 0.1)).join("");
  return stroke(far, palette.sun, 3, 0.6) + stroke(near, palette.sun, 5, 0.9);
}

function drawAurora({ random, sheet, horizon }: Stage): string {
  return [0, 1]
    .map((n) => {
      const y = horizon * (0.2 + n * 0.16);
      const crest: Point[] = Array.from({ length: 9 }, (_, i) => [i * 220 - 80, y + span(random, -70, 70)]);
      const foot: Point[] = crest.map(([x, top]) => [x + 40, top + span(random, 190, 300)]);
      const color = random.pick(["#6fe0b2", "#5fd0c9", "#9bd98f"]);
      return fill(
        `${soft(crest)}${soft(foot.toReversed()).replace("M", "L")}Z`,
        sheet.fade([
          [0, color, 0],
          [0.35, color, 0.4],
          [1, color, 0],
        ]),
      );
    })
    .join("");
}

/** Heaped clouds with a level base that dissolves. */
function drawBanks({ random, sheet, palette, horizon }: Stage): string {
  const paint = sheet.fade([
    [0, lighter(palette.cloud, palette.time === "night" ? 0.1 : 0.4)],
    [0.6, palette.cloud, 0.75],
    [1, mix(palette.cloud, palette.sky[1], 0.5), 0],
  ]);
  return Array.from({ length: random.between(3, 5) }, () => {
    const size = span(random, 0.5, 1.25);
    const x = span(random, -100, WIDTH - 100);
    const y = span(random, horizon * 0.12, horizon * 0.66);
    const heaps = random.between(5, 8);
    let outline = pen`M${x} ${y}`;
    for (let i = 0; i < heaps; i++) {
      const rise = Math.sin(((i + 1) / (heaps + 1)) * Math.PI);
      const across = (50 + 70 * rise * span(random, 0.7, 1.2)) * size;
      const up = (i < heaps / 2 - 0.5 ? -1 : i > heaps / 2 - 0.5 ? 1 : 0) * span(random, 14, 40) * size;
      const r = across * span(random, 0.5, 0.62);
      outline += `a${short(r)} ${short(r)} 0 0 1 ${short(across)} ${short(up)}`;
    }
    return fill(`${outline}V${Math.round(y + 26 * size)}H${Math.round(x)}Z`, paint, 0.9);
  }).join("");
}

/** Long thin clouds, in layers, thinner towards the horizon. */
function drawStreaks({ random, palette, horizon }: Stage): string {
  return Array.from({ length: random.between(6, 10) }, () => {
    const part = span(random, 0.15, 0.9);
    const y = horizon * part;
    const length = span(random, 240, 760) * (1.15 - part * 0.6);
    const x = span(random, -200, WIDTH - 150);
    const thick = span(random, 7, 24) * (1.2 - part);
    const lens = pen`M${x} ${y}q${length * 0.35} ${-thick * 2} ${length * 0.6} ${-thick * 0.6}t${length * 0.4} ${thick * 0.6}q${-length * 0.5} ${thick} ${-length} 0Z`;
    return fill(lens, palette.cloud, span(random, 0.35, 0.75));
  }).join("");
}

function drawBirds({ random, palette, horizon }: Stage): string {
  if (random.chance(0.45)) return "";
  const [x, y] = [span(random, 250, WIDTH - 350), span(random, horizon * 0.3, horizon * 0.62)];
  const flock = Array.from({ length: random.between(3, 6) }, () => {
    const s = span(random, 9, 17);
    return pen`M${x + span(random, -130, 130)} ${y + span(random, -50, 50)}q${s} ${-s} ${s * 1.1} 0q${s * 0.2} ${-s} ${s * 1.1} ${-s * 0.1}`;
  }).join("");
  return stroke(flock, palette.tone("#2b3c4c", 0.4), 3, 0.7);
}
