import { ChevronLeft, ChevronRight, LayoutGrid, X } from "../../../ui/icons/index.ts";
import { type KeyboardEvent, type RefObject, type TouchEvent, useEffect, useRef, useState } from "react";
import { ListingPhoto } from "./listing-photo.tsx";
import { photoLabel } from "./photo-label.ts";
import type { Photo } from "./photo.schema.ts";

const SWIPE_PIXELS = 50;
const CONTROL =
  "inline-flex size-12 cursor-pointer items-center justify-center rounded-full bg-[rgb(8_18_28/0.7)] text-[#fff] hover:bg-[rgb(8_18_28/0.9)]";

type Props = {
  dialog: RefObject<HTMLDialogElement | null>;
  photos: Photo[];
  title: string;
  /** The photo that fills the screen; null shows all of them. */
  current: number | null;
  onChange(index: number | null): void;
  onClose(): void;
};

/** All photos on ink: first as a tour, then one by one. A native modal dialog traps the focus and closes on Escape; arrow keys and swipes turn. */
export default function PhotoViewer({ dialog, photos, title, current, onChange, onClose }: Props) {
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => dialog.current?.showModal(), [dialog]);
  const showAll = () => {
    setSeen(current);
    onChange(null);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (current === null || (key !== "ArrowRight" && key !== "ArrowLeft")) return;
    onChange((current + (key === "ArrowRight" ? 1 : -1) + photos.length) % photos.length);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={`Photos of ${title}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 size-full max-h-none max-w-none bg-[#08121c] p-0 text-[#fff] backdrop:bg-[#08121c]"
    >
      <div className="flex size-full flex-col">
        <div className="flex items-center justify-between gap-3 p-3">
          {current === null ? (
            <p className="px-2 font-semibold wrap-anywhere">{title}</p>
          ) : (
            <>
              <button type="button" className={CONTROL} onClick={showAll}>
                <LayoutGrid aria-hidden className="size-5" />
                <span className="sr-only">All photos</span>
              </button>
              <p role="status" className="numbers px-2">
                {current + 1} / {photos.length}
              </p>
            </>
          )}
          <button type="button" className={CONTROL} onClick={() => dialog.current?.close()}>
            <X aria-hidden className="size-6" />
            <span className="sr-only">Close photos</span>
          </button>
        </div>
        {current === null ? (
          <Tour photos={photos} seen={seen} onOpen={onChange} />
        ) : (
          <OneByOne photos={photos} current={current} onChange={onChange} />
        )}
      </div>
    </dialog>
  );
}

/** All of them. The focus goes to the one that was seen last, if any. */
function Tour({ photos, seen, onOpen }: { photos: Photo[]; seen: number | null; onOpen(index: number): void }) {
  const last = useRef<HTMLButtonElement>(null);
  useEffect(() => last.current?.focus(), []);
  return (
    <ul className="mx-auto grid w-full max-w-5xl content-start gap-4 overflow-y-auto p-4 sm:grid-cols-2">
      {photos.map((photo, index) => (
        <li key={photo.id} className={index % 3 === 0 ? "sm:col-span-2" : ""}>
          <button
            ref={index === seen ? last : undefined}
            type="button"
            aria-label={photoLabel(photo, index + 1, photos.length)}
            className="block w-full cursor-pointer focus-visible:outline-[#fff]"
            onClick={() => onOpen(index)}
          >
            <ListingPhoto photo={photo} sizes="(min-width: 64rem) 64rem, 100vw" className="rounded-md" />
          </button>
          {photo.description && <p className="pt-1.5 text-sm text-[#fff]/80">{photo.description}</p>}
        </li>
      ))}
    </ul>
  );
}

/** One fills the screen. It takes the focus from what was pressed to see it, which is gone. */
function OneByOne({ photos, current, onChange }: { photos: Photo[]; current: number; onChange(index: number): void }) {
  const touchedAt = useRef<number | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => stage.current?.focus(), []);
  const at = (by: number) => (current + by + photos.length) % photos.length;
  // With two fingers one looks closer, which is the browser's affair.
  const onTouchStart = ({ touches }: TouchEvent) => (touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null);
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
    const isZoomed = (visualViewport?.scale ?? 1) > 1.05;
    if (touchedAt.current !== null && !isZoomed && Math.abs(moved) > SWIPE_PIXELS) onChange(at(moved < 0 ? 1 : -1));
    touchedAt.current = null;
  };
  const photo = photos[current];
  return (
    <div onTouchStart={onTouchStart} onTouchEnd={onTouchEnd} className="relative flex min-h-0 grow flex-col">
      <div
        ref={stage}
        role="group"
        aria-label={photo && photoLabel(photo, current + 1, photos.length)}
        tabIndex={-1}
        className="relative min-h-0 grow outline-none"
      >
        {/* The neighbors are loaded ahead. */}
        {[...new Set([at(-1), current, at(1)])].map((index) => {
          const shown = photos[index];
          return (
            shown && (
              <div key={shown.id} className={`absolute inset-0 ${index === current ? "" : "invisible"}`}>
                <ListingPhoto photo={shown} fit="contain" sizes="100vw" priority={index !== current} className="size-full" />
              </div>
            )
          );
        })}
        {photos.length > 1 && (
          <>
            <button type="button" className={`${CONTROL} absolute top-1/2 left-3 -translate-y-1/2`} onClick={() => onChange(at(-1))}>
              <ChevronLeft aria-hidden className="size-7" />
              <span className="sr-only">Previous photo</span>
            </button>
            <button type="button" className={`${CONTROL} absolute top-1/2 right-3 -translate-y-1/2`} onClick={() => onChange(at(1))}>
              <ChevronRight aria-hidden className="size-7" />
              <span className="sr-only">Next photo</span>
            </button>
          </>
        )}
      </div>
      <p className="min-h-12 p-3 text-center">{photo?.description}</p>
      <ul className="flex justify-center-safe gap-2 overflow-x-auto px-3 pt-1.5 pb-4 max-sm:hidden">
        {photos.map((each, index) => (
          <li key={each.id} className="shrink-0">
            <button
              type="button"
              aria-label={photoLabel(each, index + 1, photos.length)}
              aria-current={index === current ? "true" : undefined}
              className="block w-20 cursor-pointer rounded-md border-2 border-transparent opacity-60 hover:opacity-100 focus-visible:outline-[#fff] aria-[current]:border-[#fff] aria-[current]:opacity-100"
              onClick={() => onChange(index)}
            >
              <ListingPhoto photo={each} sizes="5rem" widest={320} className="rounded-sm" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
