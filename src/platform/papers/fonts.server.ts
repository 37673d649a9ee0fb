import { readFileSync } from "node:fs";
import { projectPath } from "../project.server.ts";
import { unpackWoff } from "./unpack-woff.ts";

/** A style, and after it the files that together cover its letters: the western ones, then the rest of Europe's. */
const FILES = {
  body: ["figtree-latin-400", "figtree-latin-ext-400"],
  strong: ["figtree-latin-600", "figtree-latin-ext-600"],
  title: ["fraunces-latin-600", "fraunces-latin-ext-600"],
} as const;

export type FontStyle = keyof typeof FILES;
/** Which of a style's files. */
export type FontPart = 0 | 1;

const read = new Map<string, Buffer>();

export function fontFile(style: FontStyle, part: FontPart): Buffer {
  const name = FILES[style][part];
  const family = name.split("-", 1)[0] ?? "";
  const bytes = read.get(name) ?? unpackWoff(readFileSync(projectPath(`node_modules/@fontsource/${family}/files/${name}-normal.woff`)));
  read.set(name, bytes);
  return bytes;
}

export const fontName = (style: FontStyle, part: FontPart): string => `${style} ${part}`;
export const FONT_STYLES = Object.keys(FILES) as FontStyle[];
