import svgpath from "svgpath";
import { FontSet } from "../../platform/documents/fonts.server.ts";
import type { Logo, Shape } from "./read-logo.server.ts";

/** The name in the brand's type, as a shape of this height that begins at the origin. */
function wordmark(name: string, height: number, color: string): { shape: Shape; width: number } {
  const { font } = new FontSet().brand("title");
  const scale = height / font.capHeight;
  let x = 0;
  let d = "";
  for (const [i, glyph] of font.layout(name).glyphs.entries()) {
    const advance = font.layout(name).positions[i]?.xAdvance ?? glyph.advanceWidth;
    d += svgpath(glyph.path.toSVG()).scale(scale, -scale).translate(x, height).round(3).toString();
    x += advance * scale;
  }
  return { shape: { d, fill: color, stroke: null, strokeWidth: 0, opacity: 1 }, width: x };
}

/** The mark with the name beside it. */
export function withName(mark: Logo, name: string, color: string): Logo {
  const letters = mark.height * 0.36;
  const gap = mark.height * 0.12;
  const { shape, width } = wordmark(name, letters, color);
  const [left, top] = [mark.x + mark.width + gap, mark.y + (mark.height - letters) / 2];
  const moved = { ...shape, d: svgpath(shape.d).translate(left, top).round(3).toString() };
  return { ...mark, width: mark.width + gap + width + mark.height * 0.08, shapes: [...mark.shapes, moved] };
}

/** The same in another color, where it was in this one. */
export const recolored = (logo: Logo, from: string, to: string): Logo => ({
  ...logo,
  shapes: logo.shapes.map((shape) => (shape.fill?.toLowerCase() === from ? { ...shape, fill: to } : shape)),
});

export function toSvg({ x, y, width, height, shapes }: Logo): string {
  const paths = shapes.map(({ d, fill, stroke, strokeWidth, opacity }) => {
    const line = stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round"` : "";
    return `<path d="${d}" fill="${fill ?? "none"}"${line}${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map((n) => Number(n.toFixed(3))).join(" ")}">${paths.join("")}</svg>\n`;
}

const POINTS = 400;

/** The shapes as Encapsulated PostScript, which knows no transparency: what shines through is mixed with white. */
export function toEps(logo: Logo): string {
  const scale = POINTS / logo.height;
  const [width, height] = [logo.width * scale, POINTS];
  const drawn = logo.shapes.map((shape) => {
    const path = svgpath(shape.d).unarc().unshort().abs().translate(-logo.x, -logo.y).scale(scale, -scale).translate(0, height);
    const steps = [`newpath ${commands(path)}`];
    if (shape.fill) steps.push(`gsave ${rgb(shape.fill, shape.opacity)} setrgbcolor fill grestore`);
    if (shape.stroke)
      steps.push(`${rgb(shape.stroke, shape.opacity)} setrgbcolor 1 setlinecap ${shape.strokeWidth * scale} setlinewidth stroke`);
    return steps.join("\n");
  });
  return [
    "%!PS-Adobe-3.0 EPSF-3.0",
    `%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    `%%HiResBoundingBox: 0 0 ${width.toFixed(3)} ${height.toFixed(3)}`,
    "%%LanguageLevel: 2",
    "%%EndComments",
    ...drawn,
    "showpage",
    "%%EOF",
    "",
  ].join("\n");
}

function commands(path: ReturnType<typeof svgpath>): string {
  const steps: string[] = [];
  path.iterate(([name, ...numbers], _index, x, y) => {
    const n = (value: number) => value.toFixed(3);
    const at = numbers.map(Number);
    const points = at.map(n).join(" ");
    if (name === "M") steps.push(`${points} moveto`);
    if (name === "L") steps.push(`${points} lineto`);
    if (name === "H") steps.push(`${n(at[0] ?? x)} ${n(y)} lineto`);
    if (name === "V") steps.push(`${n(x)} ${n(at[0] ?? y)} lineto`);
    if (name === "C") steps.push(`${points} curveto`);
    if (name === "Q") steps.push(`${quadratic(x, y, at).map(n).join(" ")} curveto`);
    if (name === "Z" || name === "z") steps.push("closepath");
  });
  return steps.join(" ");
}

/** PostScript knows only cubic curves. */
function quadratic(x: number, y: number, [cx = 0, cy = 0, ex = 0, ey = 0]: number[]): number[] {
  const toward = (a: number, b: number) => a + (2 / 3) * (b - a);
  return [toward(x, cx), toward(y, cy), toward(ex, cx), toward(ey, cy), ex, ey];
}

function rgb(color: string, opacity: number): string {
  const hex = color.slice(1);
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const parts = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (1 - opacity + opacity * part).toFixed(4)).join(" ");
}
