import { basename, dirname } from "node:path";
import type { SourceFile } from "./source-files.ts";

const LONGEST_FILE = 400;
const FULLEST_FOLDER = 25;
// A folder of like things, each with the same shape, is read by its names.
const COLLECTIONS = new Set(["src/ui/icons"]);
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

/** The folders of the product that need rooms: tests beside the code aren't counted. */
export function crowdedFolders(files: SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (!path.startsWith("src/") || /\.test\.tsx?$/.test(path)) continue;
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > FULLEST_FOLDER && !COLLECTIONS.has(folder))
    .map(([folder, count]) => `${folder} has ${count} files; more than ${FULLEST_FOLDER} need folders by topic`);
}
