import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { api, ask, type Refusal } from "../../../../platform/api-client.ts";
import type { Photo } from "../../photos/photo.schema.ts";
import { deletePhoto, saveDescription, saveOrder } from "./change-photos.ts";
import { moved } from "../order.ts";
import { isTooLarge, shrinkPhoto } from "../../../../platform/images/shrink-photo.ts";
import { changeItem, chooseFiles, itemOf, photosIn, type TrayItem, uploadOf } from "./tray-items.ts";
import { useTrayMessage } from "./use-tray-message.ts";
import { useUploads } from "./use-uploads.ts";

/** The photos of a form. Those of a listing that exists change with each deed; those of a new one wait for it. */
export function usePhotoTray(first: readonly Photo[], listingId: string | null) {
  const [items, setItems] = useState<TrayItem[]>(() => first.map(itemOf));
  const { message, setMessage } = useTrayMessage();
  const latest = useRef(items);
  latest.current = items;
  const { retry } = useUploads({
    items,
    latest,
    setItems,
    listingId,
    onSkip: (reason) =>
      setMessage((said) => ({ tone: "bad", text: said?.tone === "bad" && said.stays ? `${said.text} ${reason}` : reason, stays: true })),
  });

  const change = (key: string, next: (item: TrayItem) => TrayItem | null) => setItems((all) => changeItem(all, key, next));
  const find = (key: string) => latest.current.find((item) => item.key === key);
  const reportError = ({ message: text }: Refusal) => setMessage({ tone: "bad", text });

  /** What the server has, after something went wrong; what is still on its way stays. */
  const readAgain = async () => {
    if (!listingId) return;
    const photos = await readPhotos(listingId);
    if (photos) setItems((all) => [...photos.map(itemOf), ...all.filter((item) => !("photo" in item))]);
  };

  const add = async (files: File[]) => {
    const ready: File[] = [];
    if (files.some(isTooLarge)) setMessage({ tone: "good", text: "Making large photos smaller...", stays: true });
    // One at a time: each takes a lot of memory.
    for (const file of files) ready.push(isTooLarge(file) ? await shrinkPhoto(file) : file);
    const { taken, error } = chooseFiles(ready, latest.current.length);
    setMessage(error ? { tone: "bad", text: error, stays: true } : null);
    setItems((all) => [...all, ...taken.map(uploadOf)]);
  };

  const remove = async (key: string) => {
    const item = find(key);
    if (item?.stage !== "there") return change(key, () => null);
    change(key, () => ({ ...item, stage: "deleting" }));
    const deleted = await deletePhoto(item.photo.id);
    change(key, () => (deleted.ok ? null : item));
    if (deleted.ok) return setMessage({ tone: "good", text: "Photo deleted." });
    reportError(deleted.refusal);
    await readAgain();
  };

  const move = (key: string, to: number) => setItems((all) => moved(all, key, to));

  /** Tells the server when the moving is over, and not before it has all photos. */
  const keepOrder = async () => {
    if (!listingId || latest.current.some(({ stage }) => stage === "uploading")) return;
    const order = photosIn(latest.current).map(({ id }) => id);
    const saved = await saveOrder(listingId, order);
    if (saved.ok) return;
    reportError(saved.refusal);
    await readAgain();
  };

  /** Whether it was saved. */
  const describe = async (key: string, text: string): Promise<boolean> => {
    const item = find(key);
    if (!item || !("photo" in item)) return false;
    const description = text.trim();
    const saved = await saveDescription(item.photo.id, description);
    if (!saved.ok) reportError(saved.refusal);
    else {
      change(key, (now) => ("photo" in now ? { ...now, photo: { ...now.photo, description } } : now));
      setMessage({ tone: "good", text: "Description saved." });
    }
    return saved.ok;
  };

  /** Other photos than at first, as a draft has them. */
  const replace = useCallback((photos: readonly Photo[]) => setItems(photos.map(itemOf)), []);

  const isBusy = items.some(({ stage }) => stage === "uploading");
  // Uploads arrive in any order; the one on screen counts.
  useWhenDone(isBusy, () => void keepOrder());
  return { items, message, add, retry, remove, move, keepOrder, describe, replace, photoIds: photosIn(items).map(({ id }) => id), isBusy };
}

export type PhotoTray = ReturnType<typeof usePhotoTray>;

async function readPhotos(listingId: string): Promise<Photo[] | null> {
  const listing = await ask(api.GET("/host/listings/{listingId}", { params: { path: { listingId } } }), "");
  return listing.ok ? listing.value.photos : null;
}

function useWhenDone(isBusy: boolean, work: () => void): void {
  const onDone = useEffectEvent(work);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) onDone();
    wasBusy.current = isBusy;
  }, [isBusy]);
}
