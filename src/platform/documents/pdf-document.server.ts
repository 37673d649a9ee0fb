import PdfKit from "pdfkit";
import { drawGround, drawPin } from "./draw-map.server.ts";
import { type Document, drawLine, type Typeset, typeset } from "./draw-text.server.ts";
import { FontSet, type FontStyle } from "./fonts.server.ts";
import type { MapSketch } from "./map-sketch.ts";
import type { Paper } from "./paper.ts";

const INK = "#10263A";
export const MUTED = "#566472";
export const SEA = "#0B6E75";
export const BRICK = "#A5312B";
const LINE = "#E5DED2";
const EMBER = "#C8502B";
const MARGIN = 54;
const BODY_SIZE = 10.5;
const COLUMN_GAP = 16;
/** The most of a row's width that its value takes. */
const VALUE_SHARE = 0.62;

type Place = {
  y: number;
  x?: number;
  width?: number;
  size?: number;
  style?: FontStyle;
  color?: string;
  link?: string;
  align?: "left" | "right";
};

/**
 * Sheets in the brand's type and colors. Positions are points from the top left corner; what draws something answers with the height below
 * it, on the next sheet where this one is full.
 */
export class PdfDocument {
  readonly left = MARGIN;
  readonly width: number;
  readonly #document: Document;
  readonly #bytes: Promise<Buffer>;
  readonly #brand: string;
  readonly #fonts = new FontSet();

  constructor({ title, brand, at, paper = "LETTER" }: { title: string; brand: string; at: Date; paper?: Paper }) {
    this.#document = new PdfKit({
      size: paper,
      margin: MARGIN,
      // No default: every letter is in one of the embedded fonts.
      font: "",
      lang: "en-US",
      displayTitle: true,
      info: { Title: title, Author: brand, Producer: brand, Creator: brand, CreationDate: at },
    });
    this.#bytes = collect(this.#document);
    this.#brand = brand;
    this.width = this.#document.page.width - 2 * MARGIN;
  }

  write(text: string, { y, x = MARGIN, width = this.width, size = BODY_SIZE, style = "body", ...rest }: Place): number {
    return this.#draw(typeset(this.#fonts, text, { width, size, style }), { x, y, width, ...rest });
  }

  /** A label on the left, its value on the right; the next row begins below the longer of them. */
  row(label: string, value: string, { y, style = "body", size = BODY_SIZE, color }: Pick<Place, "y" | "style" | "size" | "color">): number {
    const right = typeset(this.#fonts, value, { width: this.width * VALUE_SHARE, size, style });
    const left = typeset(this.#fonts, label, { width: this.width - right.width - COLUMN_GAP, size, style });
    const top = this.#roomFor(Math.max(...[left, right].map(({ lines, lineHeight }) => lines.length * lineHeight)), y);
    const ends = [
      this.#draw(left, { x: MARGIN, y: top, width: this.width, color }),
      this.#draw(right, { x: MARGIN, y: top, width: this.width, align: "right", color }),
    ];
    return Math.max(...ends);
  }

  rule(y: number): number {
    this.#document
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.width, y)
      .lineWidth(0.75)
      .strokeColor(LINE)
      .stroke();
    return y;
  }

  /** The brand's mark and name at the head of the first sheet, and what the document is. */
  head(what: string): number {
    drawMark(this.#document);
    this.write(this.#brand, { x: MARGIN + 38, y: MARGIN - 2, width: this.width - 238, size: 16, style: "title" });
    this.write(what, { x: MARGIN + this.width - 180, y: MARGIN + 4, width: 180, align: "right", color: MUTED });
    return this.rule(MARGIN + 32);
  }

  /** A picture across the sheet, cut to its box. */
  picture(image: Buffer, y: number, height: number): number {
    this.#document.save().roundedRect(MARGIN, y, this.width, height, 10).clip();
    this.#document.image(image, MARGIN, y, { cover: [this.width, height], align: "center", valign: "center" });
    this.#document.restore();
    return y + height;
  }

  /** A map with a pin in its middle. A name that would leave the box is left out. */
  map(sketch: MapSketch, { x, y: wanted }: { x: number; y: number }): number {
    const y = this.#roomFor(sketch.height, wanted);
    drawGround(this.#document, sketch, { x, y });
    for (const { name, isCity, ...at } of sketch.names) {
      const text = typeset(this.#fonts, name, { width: sketch.width, size: isCity ? 8.5 : 7.5, style: isCity ? "strong" : "body" });
      const left = at.x - text.width / 2;
      if (text.lines.length !== 1 || left < 6 || left + text.width > sketch.width - 6) continue;
      this.#draw(text, { x: x + left, y: y + at.y - text.lineHeight / 2, color: MUTED });
    }
    drawPin(this.#document, { x: x + sketch.width / 2, y: y + sketch.height / 2 }, SEA);
    return y + sketch.height;
  }

  finish(): Promise<Buffer> {
    this.#document.end();
    return this.#bytes;
  }

  #draw(text: Typeset, { x = MARGIN, y, width = 0, align = "left", color = INK, link }: Omit<Place, "size" | "style">): number {
    let at = y;
    for (const line of text.lines) {
      at = this.#roomFor(text.lineHeight, at);
      drawLine(this.#document, text, line, { x: align === "right" ? x + width - line.width : x, y: at, color, link });
      at += text.lineHeight;
    }
    return at;
  }

  /** Where something of this height can begin: here, or at the top of a new sheet. */
  #roomFor(height: number, y: number): number {
    if (y + height <= this.#document.page.height - MARGIN) return y;
    this.#document.addPage();
    return MARGIN;
  }
}

function drawMark(document: Document): void {
  document
    .save()
    .translate(MARGIN, MARGIN - 6)
    .scale(0.72);
  document.path("M20 3.5 34 15.2l-2.4 2.8L20 8.3 8.4 18 6 15.2Z").fill(INK);
  document.path("M20.3 13.6c.4 2.6 3.7 4 3.7 7.3a4 4 0 0 1-8 0c0-1.7 1-2.7 1.7-3.7.3 1 .8 1.4 1.3 1.6-.2-2 .2-3.8 1.3-5.2Z").fill(EMBER);
  document.path("M3.5 26.5h33c-1.2 6-5.6 9.5-11.5 9.5H15C9.1 36 4.7 32.5 3.5 26.5Z").fill(SEA);
  document.restore();
}

function collect(document: Document): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
}
