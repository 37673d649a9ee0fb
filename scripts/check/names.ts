import { basename } from "node:path";
import type { SourceFile } from "./source-files.ts";

const LONGEST_FILE = 400;
const EMPTY_WORDS = /(^|[-.])((utils?|helpers?|misc|managers?)[-.]|common\.)/;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** What is wrong with the names and sizes of these files, one sentence each. */
export function nameFaults(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const name = basename(path);
    const lines = text.split("\n").length - 1;
    return [
      ...(KEBAB_CASE.test(name) ? [] : [`${path} is not named in kebab-case`]),
      ...(EMPTY_WORDS.test(name) ? [`${path} has a name that says nothing`] : []),
      ...(lines > LONGEST_FILE ? [`${path} has ${lines} lines; ${LONGEST_FILE} is the limit`] : []),
    ];
  });
}
