import PdfKit from "pdfkit";
import type { Storage } from "../src/platform/storage/storage.server.ts";
import { demoResumes } from "./applications.ts";

/** Writes the résumés of the demo's applicants, unless they are there. */
export async function addResumes({ storage }: { storage: Storage }): Promise<void> {
  for (const { key, lines } of demoResumes()) {
    const there = await storage.stream("private", key);
    there?.stream.destroy();
    if (!there) await storage.put("private", key, await paperOf(lines), "application/pdf");
  }
}

async function paperOf([name = "", ...lines]: string[]): Promise<Buffer> {
  const paper = new PdfKit({ size: "LETTER", margin: 72 });
  paper.fontSize(22).text(name).moveDown().fontSize(12);
  for (const line of lines) paper.text(line).moveDown();
  paper.end();
  const pieces: Buffer[] = [];
  for await (const piece of paper as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}
