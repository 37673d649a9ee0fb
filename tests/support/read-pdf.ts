import { inflateSync } from "node:zlib";

/** A piece of text as it stands on its page, in points from the top left corner; `y` is where its letters stand. */
export type PdfPiece = { page: number; x: number; right: number; y: number; size: number; text: string };

type PdfObject = { head: string; stream: Buffer | null };
type PdfFont = { letters: Map<string, string>; widths: number[] };

const LETTER_HEIGHT = 792;

/** What can be copied out of the PDF: every font's glyphs are read back through the table that maps them to letters. */
export function readPdfPieces(pdf: Buffer): PdfPiece[] {
  const objects = readObjects(pdf);
  const fonts = new Map<string, PdfFont>();
  for (const { head } of objects.values())
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) fonts.set(name, readFont(objects, Number(id)));
  const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(pdf.toString("latin1"))?.[1] ?? LETTER_HEIGHT);
  const pages = [...objects.values()].map(({ stream }) => stream?.toString("latin1") ?? "").filter((text) => text.includes(" Tf"));
  return pages.flatMap((content, page) => readPage(content, fonts, height).map((piece) => ({ page, ...piece })));
}

/** The lines from top to bottom, each from left to right. Arabic and Hebrew stand in them as they look: turned. */
export function readPdf(pdf: Buffer): string {
  const lines = new Map<string, PdfPiece[]>();
  for (const piece of readPdfPieces(pdf)) {
    const line = `${piece.page} ${piece.y.toFixed(1)}`;
    lines.set(line, [...(lines.get(line) ?? []), piece]);
  }
  const inOrder = [...lines.values()].toSorted(([a], [b]) => (a?.page ?? 0) - (b?.page ?? 0) || (a?.y ?? 0) - (b?.y ?? 0));
  return inOrder.map((pieces) => joinPieces(pieces.toSorted((a, b) => a.x - b.x))).join("\n");
}

const joinPieces = (pieces: PdfPiece[]) =>
  pieces.map(({ x, text }, index) => (x - (pieces[index - 1]?.right ?? x) > 4 ? `\t${text}` : text)).join("");

/** Letters one by one from the other end, as one reads a line of Arabic. */
export const turned = (text: string): string => [...text].toReversed().join("");

function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const [, id = "", body = ""] of pdf.toString("latin1").matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [head = "", rest] = body.split("stream\n", 2);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = rest === undefined ? null : Buffer.from(rest, "latin1").subarray(0, length);
    objects.set(Number(id), { head, stream: bytes && head.includes("/FlateDecode") ? inflateSync(bytes) : bytes });
  }
  return objects;
}

function readFont(objects: Map<number, PdfObject>, id: number): PdfFont {
  const head = objects.get(id)?.head ?? "";
  const idOf = (name: string) => Number(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(head)?.[1]);
  const table = objects.get(idOf("ToUnicode"))?.stream?.toString("latin1") ?? "";
  const letters = new Map<string, string>();
  for (const [, from = "0", list = ""] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi))
    for (const [index, [, hex = ""]] of [...list.matchAll(/<([\da-f ]*)>/gi)].entries())
      letters.set(
        (Number.parseInt(from, 16) + index).toString(16).padStart(4, "0"),
        Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      );
  const widths = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(idOf("DescendantFonts"))?.head ?? "")?.[1] ?? "";
  return { letters, widths: widths.trim().split(/\s+/).map(Number) };
}

function readPage(content: string, fonts: Map<string, PdfFont>, height: number): Omit<PdfPiece, "page">[] {
  const pieces: Omit<PdfPiece, "page">[] = [];
  for (const [, block = ""] of content.matchAll(/BT\n([\s\S]*?)ET/g)) {
    const [, x = 0, y = 0] = (/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm/.exec(block) ?? []).map(Number);
    const [, name = "", size = ""] = /\/(F\d+) ([\d.]+) Tf/.exec(block) ?? [];
    const font = fonts.get(name);
    let [text, advance] = ["", 0];
    for (const [, run = ""] of block.matchAll(/\[([^\]]*)\] TJ/g))
      for (const [, hex, shift] of run.matchAll(/<([\da-f]+)>|(-?[\d.]+)/g)) {
        advance -= Number(shift ?? 0);
        for (const code of hex?.match(/.{4}/g) ?? []) {
          text += font?.letters.get(code) ?? "";
          advance += font?.widths[Number.parseInt(code, 16)] ?? 0;
        }
      }
    pieces.push({ x, right: x + (advance / 1000) * Number(size), y: height - y, size: Number(size), text });
  }
  return pieces;
}

/** Pieces that are drawn over each other. */
export function overlappingPieces(pieces: PdfPiece[]): [string, string][] {
  return pieces.flatMap((a, index) =>
    pieces
      .slice(index + 1)
      .filter((b) => {
        const isBeside = a.right <= b.x + 0.1 || b.right <= a.x + 0.1;
        return a.page === b.page && !isBeside && Math.abs(a.y - b.y) < Math.max(a.size, b.size);
      })
      .map((b): [string, string] => [a.text, b.text]),
  );
}
