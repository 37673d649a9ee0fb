import { MUTED, type PdfDocument, SEA } from "./pdf-document.server.ts";

export const GAP = 16;

export type Column = { title: string; lines: string[]; link?: string };

/** Side by side: a small title, then what matters, then the rest. */
export function drawColumns(pdf: PdfDocument, y: number, parts: Column[]): number {
  const width = (pdf.width - GAP * (parts.length - 1)) / parts.length;
  const ends = parts.map(({ title, lines: [first = "", ...rest], link }, index) => {
    const place = { x: pdf.left + index * (width + GAP), width };
    let below = pdf.write(title, { ...place, y, size: 9, color: MUTED });
    below = pdf.write(first, { ...place, y: below, style: "strong" });
    for (const line of rest.filter(Boolean)) below = pdf.write(line, { ...place, y: below, ...(link && { link, color: SEA }) });
    return below;
  });
  return Math.max(...ends);
}

export const drawRows = (pdf: PdfDocument, y: number, lines: (readonly [label: string, value: string])[]): number =>
  lines.reduce((at, [label, value]) => pdf.row(label, value, { y: at }) + 4, y);
