import { MOST_PHOTO_BYTES } from "../../../../platform/images/photo-sizes.ts";
import { MOST_PHOTOS } from "../../listing.rules.ts";
import type { Photo } from "../../photos/photo.schema.ts";

export type TrayItem =
  | { key: string; stage: "there" | "deleting"; photo: Photo }
  | { key: string; stage: "uploading"; file: File; picture: string; progress: number }
  | { key: string; stage: "failed"; file: File; picture: string; message: string };

const TOO_BIG = "Each image must be less than 5MB";

let added = 0;

export const itemOf = (photo: Photo): TrayItem => ({ key: photo.id, stage: "there", photo });
export const photosIn = (items: readonly TrayItem[]): Photo[] => items.flatMap((item) => ("photo" in item ? item.photo : []));

export const uploadOf = (file: File): TrayItem => ({
  key: `added ${++added}`,
  stage: "uploading",
  file,
  picture: URL.createObjectURL(file),
  progress: 0,
});

/** The list with another item for this key, or without it. */
export const changeItem = (items: TrayItem[], key: string, next: (item: TrayItem) => TrayItem | null): TrayItem[] =>
  items.flatMap((item) => (item.key === key ? (next(item) ?? []) : item));

/** The files that can be added to so many photos, and what to say about the rest. */
export function chooseFiles(files: readonly File[], photos: number): { taken: File[]; error: string | null } {
  const isImage = ({ type }: File) => type.startsWith("image/");
  const fitting = files.filter((file) => isImage(file) && file.size <= MOST_PHOTO_BYTES);
  const taken = fitting.slice(0, Math.max(0, MOST_PHOTOS - photos));
  const skipped = files
    .filter((file) => !fitting.includes(file))
    .map((file) => (isImage(file) ? file.name : `${file.name} – not an image`));
  if (skipped.length > 0) return { taken, error: `${TOO_BIG} (skipped: ${skipped.join(", ")})` };
  return { taken, error: taken.length < fitting.length ? `A listing can have up to ${MOST_PHOTOS} photos` : null };
}
