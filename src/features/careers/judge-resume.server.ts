import { readFile } from "node:fs/promises";
import { type UnzipFileInfo, unzipSync } from "fflate";
import { fileTypeFromBuffer } from "file-type";
import { careerError } from "./career.errors.ts";
import { requireQuietPdf } from "./pdf-actions.server.ts";

type ResumeKind = "pdf" | "doc" | "docx";

const PDF_WITHIN = 1024;

/** What the file is, judged by what is in it. Refuses everything but PDF and Word files, Word files with macros, PDFs that act, and zip bombs. */
export async function judgeResume({ path }: { path: string }): Promise<ResumeKind> {
  const bytes = await readFile(path);
  if (bytes.subarray(0, PDF_WITHIN).includes("%PDF-")) {
    await requireQuietPdf(bytes);
    return "pdf";
  }
  const ending = await endingOf(bytes);
  if (ending === "cfb") return requireOldWordFile(bytes);
  if (ending === "docm" || ending === "dotm") throw careerError("resume_macros");
  if (ending === "docx" || ending === "zip") return requireWordPackage(bytes, ending);
  throw careerError("resume_kind");
}

async function endingOf(bytes: Buffer): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.ext;
  } catch {
    throw careerError("resume_unreadable");
  }
}

const ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;
const KIND_AT = 66;

/** Spreadsheets and installers have the format of Word before 2007, too: what is in the file stands in the names of its directory. */
function requireOldWordFile(bytes: Buffer): ResumeKind {
  const names = new Set<string>();
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const length = bytes.readUInt16LE(at + NAME_LENGTH_AT);
    if (length >= 2 && length <= NAME_LENGTH_AT && bytes[at + KIND_AT] !== 0)
      names.add(bytes.toString("utf16le", at, at + length - 2).toLowerCase());
  }
  if (!names.has("worddocument")) throw careerError("resume_kind");
  if (names.has("macros") || names.has("_vba_project")) throw careerError("resume_macros");
  return "doc";
}

const MOST_ENTRIES = 5_000;
/** What a résumé comes to when it is unpacked, pictures included. */
const MOST_UNPACKED = 150 * 1024 * 1024;
/** What is packed tighter than text can be. */
const TIGHTEST = 200;

/** Nothing is unpacked here: the list of the zip file says what is in it. A file whose content types can't be read is none of ours. */
function requireWordPackage(bytes: Buffer, ending: "docx" | "zip"): ResumeKind {
  const entries = listEntries(bytes);
  const packed = entries.reduce((sum, { size }) => sum + size, 0);
  const unpacked = entries.reduce((sum, { originalSize }) => sum + originalSize, 0);
  const isTight = entries.some(({ size, originalSize }) => originalSize > 1024 * 1024 && originalSize > size * TIGHTEST);
  // More than the file has: the same bytes stand for several entries.
  if (packed > bytes.length || unpacked > MOST_UNPACKED || isTight) throw careerError("resume_unreadable");
  const names = entries.map(({ name }) => name);
  if (names.some((name) => /vbaproject/i.test(name))) throw careerError("resume_macros");
  if (ending === "zip") throw careerError(names.includes("[Content_Types].xml") ? "resume_unreadable" : "resume_kind");
  if (!names.some((name) => name.startsWith("word/document"))) throw careerError("resume_kind");
  return "docx";
}

function listEntries(bytes: Buffer): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = [];
  try {
    const end = bytes.lastIndexOf("PK\u0005\u0006");
    const [onThisDisk, inAll] = [bytes.readUInt16LE(end + 8), bytes.readUInt16LE(end + 10)];
    if (onThisDisk !== inAll) throw careerError("resume_unreadable");
    unzipSync(bytes, {
      filter(entry) {
        if (entries.push(entry) > MOST_ENTRIES) throw careerError("resume_unreadable");
        return false;
      },
    });
  } catch {
    throw careerError("resume_unreadable");
  }
  return entries;
}
