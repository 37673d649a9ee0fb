import type { Font } from "fontkit";
import type PDFKit from "pdfkit";
import type { Face, FontSet, FontStyle } from "./fonts.server.ts";
import { layOutText, type Line } from "./lay-out-text.ts";

declare global {
  // The PDF library takes opened fonts since 0.20; its types do not say so yet.
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, font: Font): this;
    }
  }
}

export type Document = InstanceType<typeof PDFKit>;
/** Text in lines; the height of a line and how far below its top the letters stand, in points. */
export type Typeset = { lines: Line<Face>[]; size: number; width: number; lineHeight: number; base: number };
type Place = { x: number; y: number; color: string; link?: string | undefined };

const LINE_GAP = 0.28;

/** Breaks the text into lines; nothing is drawn yet. */
export function typeset(fonts: FontSet, text: string, { width, size, style }: { width: number; size: number; style: FontStyle }): Typeset {
  const widthOf = (part: string, face: Face) => {
    const share = fonts.widthOf(part, face);
    return share === null ? null : share * size;
  };
  const lines = layOutText(text, { width, fontOf: fonts.chooser(text, style), widthOf });
  const { ascent, descent, unitsPerEm } = fonts.brand(style).font;
  return {
    lines,
    size,
    width: Math.max(0, ...lines.map((line) => line.width)),
    lineHeight: ((ascent - descent) / unitsPerEm + LINE_GAP) * size,
    base: (ascent / unitsPerEm) * size,
  };
}

/** Draws one of the lines. All its fonts stand on the same base line. */
export function drawLine(document: Document, { size, lineHeight, base }: Typeset, line: Line<Face>, { x, y, color, link }: Place): void {
  let at = x;
  for (const { text, font, width } of line.runs) {
    document.registerFont(font.name, font.font).font(font.name).fontSize(size).fillColor(color);
    // With its features named, the text is shaped as one: Arabic words stay in their order.
    document.text(text, at, y + base, { lineBreak: false, baseline: "alphabetic", features: [] });
    at += width;
  }
  if (!link) return;
  const underline = y + base + size * 0.14;
  document.link(x, y, line.width, lineHeight, link);
  document
    .moveTo(x, underline)
    .lineTo(x + line.width, underline)
    .lineWidth(size * 0.06)
    .strokeColor(color)
    .stroke();
}
