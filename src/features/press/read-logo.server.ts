import { Parser } from "htmlparser2";

/** A filled or drawn shape of a logo. */
export type Shape = { d: string; fill: string | null; stroke: string | null; strokeWidth: number; opacity: number };
export type Logo = { width: number; height: number; x: number; y: number; shapes: Shape[] };

const COLOR = /^#(?:[0-9a-f]{3}){1,2}$/i;
const UNDERSTOOD = new Set(["svg", "path", "style", "title", "desc"]);

/** The shapes of an SVG that has nothing but plain paths; null for any other, which can only be drawn as a picture. */
export function readLogo(svg: string): Logo | null {
  const shapes: Shape[] = [];
  let box: number[] = [];
  let isPlain = true;
  let style = "";
  let isInStyle = false;
  const parser = new Parser(
    {
      onopentag(name, { viewbox, viewBox, d, transform, ...given }) {
        isInStyle = name === "style";
        if (!UNDERSTOOD.has(name) || transform) isPlain = false;
        if (name === "svg") box = (viewBox ?? viewbox ?? "").split(/[\s,]+/).map(Number);
        if (name !== "path" || !d) return;
        const fill = given.fill ?? colorOfClass(style, given.class) ?? "#000000";
        const stroke = given.stroke ?? null;
        if ((fill !== "none" && !COLOR.test(fill)) || (stroke !== null && !COLOR.test(stroke))) isPlain = false;
        const width = Number(given["stroke-width"] ?? 1);
        shapes.push({ d, fill: fill === "none" ? null : fill, stroke, strokeWidth: width, opacity: Number(given.opacity ?? 1) });
      },
      ontext(text) {
        if (isInStyle) style += text;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  const [x = 0, y = 0, width = 0, height = 0] = box;
  return isPlain && width > 0 && height > 0 && shapes.length > 0 ? { x, y, width, height, shapes } : null;
}

/** What the style says of a class, outside of any media query. */
function colorOfClass(style: string, name: string | undefined): string | undefined {
  const plain = style.split("@media", 1)[0] ?? "";
  const at = name ? plain.indexOf(`.${name}`) : -1;
  const rule = at < 0 ? "" : plain.slice(at, plain.indexOf("}", at));
  return rule
    .split("fill:")[1]
    ?.trim()
    .split(/[\s;}]/, 1)[0];
}
