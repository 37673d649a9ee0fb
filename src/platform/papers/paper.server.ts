import type PDFKit from "pdfkit";
import { FONT_STYLES, fontFile, fontName, type FontStyle } from "./fonts.server.ts";
import { type Covers, splitText } from "./split-text.ts";

const INK = "#10263A";
export const MUTED = "#566472";
export const SEA = "#0B6E75";
export const BRICK = "#A5312B";
const LINE = "#E5DED2";
const EMBER = "#C8502B";
const MARGIN = 54;

type Document = InstanceType<typeof PDFKit>;
type Place = { x?: number; y?: number; width?: number; size?: number; style?: FontStyle; colour?: string; link?: string };

export type Paper = Awaited<ReturnType<typeof newPaper>>;

/** One sheet after another in the brand's type and colours. Positions are points from the top left corner. */
export async function newPaper({ title, brand, at }: { title: string; brand: string; at: Date }) {
  const { default: PDFDocument } = await import("pdfkit");
  const document: Document = new PDFDocument({
    size: "LETTER",
    margin: MARGIN,
    // No default: every letter is in one of the embedded fonts.
    font: "",
    lang: "en-US",
    displayTitle: true,
    info: { Title: title, Author: brand, Producer: brand, Creator: brand, CreationDate: at },
  });
  const bytes = collect(document);
  for (const style of FONT_STYLES) for (const part of [0, 1] as const) document.registerFont(fontName(style, part), fontFile(style, part));
  const left = MARGIN;
  const width = document.page.width - 2 * MARGIN;

  /** Writes the text and answers with the height below it. */
  const write = (
    text: string,
    { x = left, y = document.y, width: room = width, size = 10.5, style = "body", colour = INK, link }: Place = {},
  ): number => {
    document.fontSize(size).fillColor(colour);
    const covers: Covers = (part, codePoint) => hasGlyph(document.font(fontName(style, part)), codePoint);
    const runs = splitText(text, covers);
    document.x = x;
    document.y = y;
    for (const [index, run] of runs.entries()) {
      const continued = index < runs.length - 1;
      const options = { width: room, lineGap: size * 0.28, continued, link, underline: link !== undefined };
      document.font(fontName(style, run.part));
      if (index === 0) document.text(run.text, x, y, options);
      else document.text(run.text, options);
    }
    return document.y;
  };

  /** A label on the left, an amount on the right. */
  const row = (label: string, value: string, { style = "body", size = 10.5, y = document.y }: Place = {}): number => {
    const below = write(label, { y, style, size, width: width - 110 });
    document.font(fontName(style, 0)).fontSize(size).fillColor(INK);
    document.text(value, left + width - 110, y, { width: 110, align: "right" });
    document.y = below;
    return below;
  };

  const rule = (y: number): number => {
    document
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.75)
      .strokeColor(LINE)
      .stroke();
    return y;
  };

  /** The brand's mark and name at the head of the first sheet, and what the paper is. */
  const head = (what: string): number => {
    document
      .save()
      .translate(left, MARGIN - 6)
      .scale(0.72);
    document.path("M20 3.5 34 15.2l-2.4 2.8L20 8.3 8.4 18 6 15.2Z").fill(INK);
    document.path("M20.3 13.6c.4 2.6 3.7 4 3.7 7.3a4 4 0 0 1-8 0c0-1.7 1-2.7 1.7-3.7.3 1 .8 1.4 1.3 1.6-.2-2 .2-3.8 1.3-5.2Z").fill(EMBER);
    document.path("M3.5 26.5h33c-1.2 6-5.6 9.5-11.5 9.5H15C9.1 36 4.7 32.5 3.5 26.5Z").fill(SEA);
    document.restore();
    write(brand, { x: left + 38, y: MARGIN - 2, width: width - 200, size: 16, style: "title" });
    document.font(fontName("body", 0)).fontSize(10.5).fillColor(MUTED);
    document.text(what, left + width - 160, MARGIN + 4, { width: 160, align: "right" });
    return rule(MARGIN + 32);
  };

  /** A picture across the sheet, cut to its box. */
  const picture = (image: Buffer, y: number, height: number): number => {
    document.save().roundedRect(left, y, width, height, 10).clip();
    document.image(image, left, y, { cover: [width, height], align: "center", valign: "center" });
    document.restore();
    return y + height;
  };

  const finish = (): Promise<Buffer> => {
    document.end();
    return bytes;
  };

  return { left, width, write, row, rule, head, picture, finish };
}

function collect(document: Document): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
}

/** The chosen font knows its letters, though its type does not say so. */
function hasGlyph(document: Document, codePoint: number): boolean {
  const { _font: chosen } = document as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };
  return chosen.font.hasGlyphForCodePoint(codePoint);
}
