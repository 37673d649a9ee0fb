import { useCallback, useEffect, useRef, useState } from "react";
import { api, ask, type Refusal } from "../../../platform/api-client.ts";
import { MOST_PHOTO_BYTES, MOST_PHOTOS } from "../listing.rules.ts";
import type { Photo } from "../photos/photo.schema.ts";
import { moved } from "./order.ts";
import { deletePhoto, saveDescription, saveOrder } from "./change-photos.ts";
import { uploadPhoto } from "./upload-photo.ts";

export type TrayItem =
  | { key: string; stage: "there" | "deleting"; photo: Photo }
  | { key: string; stage: "uploading"; file: File; picture: string; progress: number }
  | { key: string; stage: "failed"; file: File; picture: string; message: string };

export type TrayNews = { tone: "good" | "bad"; text: string };

const AT_ONCE = 3;
const GOOD_NEWS_MS = 2_000;
const BAD_NEWS_MS = 5_000;
const TOO_BIG = "Each image must be less than 5MB";

let added = 0;

const itemOf = (photo: Photo): TrayItem => ({ key: photo.id, stage: "there", photo });
const photosIn = (items: TrayItem[]): Photo[] => items.flatMap((item) => ("photo" in item ? item.photo : []));

/** The photos of a form. Those of a listing that exists change with each deed; those of a new one wait for it. */
export function usePhotoTray(first: readonly Photo[], listingId: string | null) {
  const [items, setItems] = useState<TrayItem[]>(() => first.map(itemOf));
  const [news, setNews] = useState<TrayNews | null>(null);
  const latest = useRef(items);
  latest.current = items;
  /** Each is sent once, whatever an effect sees of the items; only a retry sends it again. */
  const started = useRef(new Set<string>());
  const running = useRef(0);
  const leaving = useRef<AbortController>(undefined);

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setNews(null), news.tone === "good" ? GOOD_NEWS_MS : BAD_NEWS_MS);
    return () => clearTimeout(timer);
  }, [news]);

  const change = useCallback((key: string, next: (item: TrayItem) => TrayItem | null) => {
    setItems((all) => all.flatMap((item) => (item.key === key ? (next(item) ?? []) : item)));
  }, []);

  const reportError = useCallback(({ message }: Refusal) => setNews({ tone: "bad", text: message }), []);

  /** What the server has, after something went wrong; what is still on its way stays. */
  const readAgain = useCallback(async () => {
    if (!listingId) return;
    const listing = await ask(api.GET("/host/listings/{listingId}", { params: { path: { listingId } } }), "");
    if (listing.ok) setItems((all) => [...listing.value.photos.map(itemOf), ...all.filter((item) => !("photo" in item))]);
  }, [listingId]);

  useEffect(() => {
    const arrive = (key: string, photo: Photo) => {
      running.current -= 1;
      // Taken out of the tray while it was on its way.
      if (!latest.current.some((item) => item.key === key)) void deletePhoto(photo.id);
      const isDouble = (item: TrayItem) => "photo" in item && item.photo.id === photo.id;
      setItems((all) => all.filter((item) => !isDouble(item)).map((item) => (item.key === key ? { key, stage: "there", photo } : item)));
    };
    const fail = (key: string, item: TrayItem) => {
      running.current -= 1;
      change(key, () => item);
    };
    for (const item of items) {
      if (item.stage !== "uploading" || started.current.has(item.key) || running.current >= AT_ONCE) continue;
      const { key, file, picture } = item;
      started.current.add(key);
      running.current += 1;
      const onProgress = (progress: number) => change(key, (now) => (now.stage === "uploading" ? { ...now, progress } : now));
      uploadPhoto({ file, listingId, onProgress, signal: leaving.current?.signal ?? new AbortController().signal }).then(
        (photo) => arrive(key, photo),
        (error: Error) => fail(key, { key, stage: "failed", file, picture, message: error.message }),
      );
    }
  }, [items, listingId, change]);

  const add = (files: File[]) => {
    const fitting = files.filter(({ type, size }) => type.startsWith("image/") && size <= MOST_PHOTO_BYTES);
    const taken = fitting.slice(0, Math.max(0, MOST_PHOTOS - items.length));
    const skipped = files.filter((file) => !fitting.includes(file)).map(({ name }) => name);
    if (skipped.length > 0) setNews({ tone: "bad", text: `${TOO_BIG} (skipped: ${skipped.join(", ")})` });
    else if (taken.length < fitting.length) setNews({ tone: "bad", text: `A listing can have at most ${MOST_PHOTOS} photos` });
    setItems((all) => [
      ...all,
      ...taken.map((file): TrayItem => ({
        key: `added ${++added}`,
        stage: "uploading",
        file,
        picture: URL.createObjectURL(file),
        progress: 0,
      })),
    ]);
  };

  const retry = (key: string) => {
    started.current.delete(key);
    change(key, (item) =>
      item.stage === "failed" ? { key, stage: "uploading", file: item.file, picture: item.picture, progress: 0 } : item,
    );
  };

  const drop = (key: string) => change(key, () => null);

  const remove = async (key: string) => {
    const item = latest.current.find((each) => each.key === key);
    if (item?.stage !== "there") return drop(key);
    change(key, (now) => ({ ...now, stage: "deleting" }) as TrayItem);
    const deleted = await deletePhoto(item.photo.id);
    if (deleted.ok) {
      drop(key);
      setNews({ tone: "good", text: "The photo is deleted." });
    } else {
      change(key, () => item);
      reportError(deleted.refusal);
      await readAgain();
    }
  };

  const move = (key: string, to: number) => setItems((all) => moved(all, key, to));

  /** Tells the server, when the moving is over. */
  const keepOrder = async () => {
    if (!listingId) return;
    const photoIds = photosIn(latest.current).map(({ id }) => id);
    const kept = await saveOrder(listingId, photoIds);
    if (kept.ok) return;
    reportError(kept.refusal);
    await readAgain();
  };

  /** Whether it was kept; what was not is complained about. */
  const describe = async (key: string, text: string): Promise<boolean> => {
    const item = latest.current.find((each) => each.key === key);
    if (!item || !("photo" in item)) return false;
    const description = text.trim();
    const saved = await saveDescription(item.photo.id, description);
    if (saved.ok) {
      change(key, (now) => ("photo" in now ? { ...now, photo: { ...now.photo, description } } : now));
      setNews({ tone: "good", text: "The description is saved." });
    } else reportError(saved.refusal);
    return saved.ok;
  };

  /** Other photos than at first, as a draft has them. */
  const replace = useCallback((photos: readonly Photo[]) => setItems(photos.map(itemOf)), []);

  return {
    items,
    news,
    add,
    retry,
    remove,
    move,
    keepOrder,
    describe,
    replace,
    photoIds: photosIn(items).map(({ id }) => id),
    isBusy: items.some(({ stage }) => stage === "uploading"),
  };
}

export type PhotoTray = ReturnType<typeof usePhotoTray>;
