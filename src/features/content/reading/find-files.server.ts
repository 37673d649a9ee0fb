import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

export type WrittenFile = { /** Where it lies in its folder, such as `blog/first-charter.md`. */ path: string; slug: string; text: string };

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.md$/;

/** The Markdown files of one kind; a later folder's file replaces the one with the same path. */
export function findFiles(folders: readonly string[], kind: string): WrittenFile[] {
  const found = new Map<string, WrittenFile>();
  for (const folder of folders)
    for (const name of namesIn(join(folder, kind)).filter((each) => NAME.test(each)))
      found.set(name, { path: `${kind}/${name}`, slug: basename(name, ".md"), text: readFileSync(join(folder, kind, name), "utf8") });
  return [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Pictures by name, each where it was found last. */
export function findPictures(folders: readonly string[]): Map<string, string> {
  return new Map(
    folders.flatMap((folder) =>
      namesIn(join(folder, "pictures"))
        .filter((name) => /^[a-z0-9-]+\.(jpg|png|webp)$/.test(name))
        .map((name) => [name, join(folder, "pictures", name)] as const),
    ),
  );
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
