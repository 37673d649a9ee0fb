import { useEffect, useRef, useState } from "react";
import type { Photo } from "../../photos/photo.schema.ts";
import { LOOK_COLUMNS, LOOK_ROWS, lookOf, photoHints, type PhotoLook } from "./photo-hints.rules.ts";
import type { TrayItem } from "./tray-items.ts";

/** A hint for each photo that could be better, judged in the browser by its tiny preview. */
export function usePhotoHints(items: readonly TrayItem[]): (string | null)[] {
  const [looks, setLooks] = useState<ReadonlyMap<string, PhotoLook>>(new Map());
  const begun = useRef(new Set<string>());
  useEffect(() => {
    for (const item of items) {
      if (!("photo" in item) || begun.current.has(item.photo.id)) continue;
      const { photo } = item;
      begun.current.add(photo.id);
      void readLook(photo).then((look) => look && setLooks((former) => new Map(former).set(photo.id, look)));
    }
  }, [items]);
  return photoHints(items.map((item) => ("photo" in item ? looks.get(item.photo.id) : undefined)));
}

async function readLook({ width, height, preview }: Photo): Promise<PhotoLook | null> {
  try {
    const image = new Image();
    image.src = preview;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [LOOK_COLUMNS, LOOK_ROWS];
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0, LOOK_COLUMNS, LOOK_ROWS);
    const pixels = context?.getImageData(0, 0, LOOK_COLUMNS, LOOK_ROWS).data;
    return pixels ? lookOf({ width, height }, pixels) : null;
  } catch {
    return null;
  }
}
