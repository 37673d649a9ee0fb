import { open } from "node:fs/promises";
import { careerError } from "./career.errors.ts";
import { isWordFile } from "./resume-files/compound-file.server.ts";
import { requireQuietPdf } from "./resume-files/pdf-actions.server.ts";
import { readAt } from "./resume-files/read-at.server.ts";
import { requireWordPackage } from "./resume-files/word-package.server.ts";

export type ResumeKind = "pdf" | "doc" | "docx";

const PDF_WITHIN = 1024;
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const PACKAGE = Buffer.from("PK\u0003\u0004");

/** What the file is, judged by what is in it. Refuses everything but PDF and Word files, Word files with macros, and PDFs that act. */
export async function judgeResume({ path, size }: { path: string; size: number }): Promise<ResumeKind> {
  const file = await open(path);
  try {
    const head = await readAt(file, 0, PDF_WITHIN);
    if (head.includes("%PDF-")) {
      await requireQuietPdf(file, size);
      return "pdf";
    }
    if (head.subarray(0, 8).equals(COMPOUND)) {
      if (await isWordFile(file, size)) return "doc";
    } else if (head.subarray(0, 4).equals(PACKAGE)) {
      await requireWordPackage(file, size);
      return "docx";
    }
    throw careerError("resume_kind");
  } finally {
    await file.close();
  }
}
