import { readFileSync } from "node:fs";
import { projectPath } from "../../src/platform/project.server.ts";

/** A picture of the demo: its file, what is on it, and the blur that stands in for it while it loads. */
export type DemoPhoto = { file: string; description: string; preview: string };

/** All are 1280 by 960. */
export const PHOTO_SIZE = { width: 1280, height: 960 };

const listed = JSON.parse(readFileSync(projectPath("demo/photos/listings.json"), "utf8")) as Record<string, DemoPhoto[]>;

/** The folder of a listing's pictures: its name, without the length and kind of a boat. */
const photoFolder = (title: string): string =>
  title
    .replace(/, \d+ ft .*$/, "")
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, "")
    .replaceAll(" ", "-");

/** The pictures of a listing, the cover first. */
export function photosOf(title: string): DemoPhoto[] {
  const photos = listed[photoFolder(title)];
  if (!photos) throw new RangeError(`the demo has no pictures of ${title}`);
  return photos;
}

export const photoPath = (title: string, { file }: DemoPhoto): string => projectPath("demo/photos/listings", photoFolder(title), file);
