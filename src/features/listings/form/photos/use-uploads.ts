import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useEffectEvent, useRef } from "react";
import type { Refusal } from "../../../../platform/api-client.ts";
import { uploadFile } from "../../../../platform/upload-file.ts";
import type { Photo } from "../../photos/photo.schema.ts";
import { deletePhoto } from "./change-photos.ts";
import { changeItem, type TrayItem } from "./tray-items.ts";

const AT_ONCE = 3;

type Tray = {
  items: TrayItem[];
  latest: RefObject<TrayItem[]>;
  setItems: Dispatch<SetStateAction<TrayItem[]>>;
  listingId: string | null;
  /** Told of a file that the server will never take; it is no longer in the tray then. */
  onSkip(reason: string): void;
};

/** The server says so of the picture itself, whenever it is sent. */
const isHopeless = ({ code }: Refusal) => code.startsWith("photo_");

/** Sends what waits to be uploaded, a few at a time, and gives it up when the page is left. */
export function useUploads({ items, latest, setItems, listingId, onSkip }: Tray) {
  const skip = useEffectEvent(onSkip);
  /** Each is sent once, whatever an effect sees of the items; only a retry sends it again. */
  const started = useRef(new Set<string>());
  const running = useRef(0);
  const leaving = useRef<AbortController>(undefined);

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  useEffect(() => {
    const change = (key: string, next: (item: TrayItem) => TrayItem) => setItems((all) => changeItem(all, key, next));
    const finish = (key: string, photo: Photo) => {
      // Taken out of the tray while it was on its way.
      if (!latest.current.some((item) => item.key === key)) void deletePhoto(photo.id);
      setItems((all) =>
        all
          .filter((item) => !("photo" in item && item.photo.id === photo.id))
          .map((item) => (item.key === key ? { key, stage: "there", photo } : item)),
      );
    };
    const path = listingId ? `/listings/${listingId}/photos` : "/photos";
    for (const item of items) {
      if (item.stage !== "uploading" || started.current.has(item.key) || running.current >= AT_ONCE) continue;
      const { key, file, picture } = item;
      started.current.add(key);
      running.current += 1;
      const onProgress = (progress: number) => change(key, (now) => (now.stage === "uploading" ? { ...now, progress } : now));
      void uploadFile<Photo>({ path, file, onProgress, signal: leaving.current?.signal }).then((answer) => {
        running.current -= 1;
        if (answer.ok) finish(key, answer.value);
        else if (isHopeless(answer.refusal)) {
          setItems((all) => changeItem(all, key, () => null));
          skip(`${answer.refusal.message} (skipped: ${file.name})`);
        } else change(key, () => ({ key, stage: "failed", file, picture, message: answer.refusal.message }));
      });
    }
  }, [items, latest, setItems, listingId]);

  const retry = useCallback(
    (key: string) => {
      started.current.delete(key);
      setItems((all) =>
        changeItem(all, key, (item) =>
          item.stage === "failed" ? { key, stage: "uploading", file: item.file, picture: item.picture, progress: 0 } : item,
        ),
      );
    },
    [setItems],
  );
  return { retry };
}
