import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, type TouchEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ListingPhoto } from "./photos/listing-photo.tsx";
import { plainUrl } from "./photos/photo-address.ts";
import type { Photo } from "./photos/photo.schema.ts";

const SHOWN = 5;
const SWIPE_PIXELS = 50;

/** One large photo and four small ones; each opens the full-screen view. Without JavaScript each is a link to the photo. */
export function PhotoGallery({ photos, title }: { photos: Photo[]; title: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const [first, ...others] = photos.slice(0, SHOWN);
  if (!first)
    return <div className="grid aspect-2/1 content-center justify-items-center rounded-lg bg-sand-deep text-muted">No photos yet</div>;
  const more = `+${photos.length - SHOWN} ${photos.length - SHOWN === 1 ? "photo" : "photos"}`;
  const isLast = (index: number) => index === SHOWN - 2 && photos.length > SHOWN;
  const open = (index: number) => {
    flushSync(() => setCurrent(index));
    dialog.current?.showModal();
  };
  return (
    <>
      <div className="relative">
        <div className="photo-strip gap-2 overflow-hidden rounded-lg max-sm:rounded-none sm:grid sm:grid-cols-4 sm:grid-rows-2">
          <GalleryLink
            photo={first}
            label={labelOf(first, 1, photos.length)}
            onOpen={() => open(0)}
            className="sm:col-span-2 sm:row-span-2"
          >
            <ListingPhoto
              photo={first}
              sizes="(min-width: 76rem) 38rem, (min-width: 40rem) 50vw, 100vw"
              priority
              isTraveling
              className="aspect-4/3 size-full"
            />
          </GalleryLink>
          {others.map((photo, index) => (
            <GalleryLink
              key={photo.id}
              photo={photo}
              label={`${labelOf(photo, index + 2, photos.length)}${isLast(index) ? ` ${more}` : ""}`}
              onOpen={() => open(index + 1)}
            >
              <ListingPhoto
                photo={photo}
                sizes="(min-width: 76rem) 19rem, (min-width: 40rem) 25vw, 100vw"
                className="aspect-4/3 size-full"
              />
              {isLast(index) && (
                <span className="absolute inset-0 grid content-center justify-items-center bg-[rgb(8_18_28/0.55)] text-lg font-semibold text-[#fff]">
                  {more}
                </span>
              )}
            </GalleryLink>
          ))}
        </div>
        {photos.length > 1 && (
          <p
            aria-hidden
            className="pointer-events-none absolute right-0 bottom-3 rounded-full bg-[rgb(8_18_28/0.7)] px-3 py-1 text-sm font-medium text-[#fff] sm:hidden"
          >
            {photos.length} photos
          </p>
        )}
      </div>
      <FullScreen dialog={dialog} photos={photos} title={title} current={current} onChange={setCurrent} />
    </>
  );
}

const labelOf = ({ description }: Photo, number: number, count: number) =>
  `Photo ${number} of ${count}${description && `: ${description}`}`;

type LinkProps = { photo: Photo; label: string; onOpen(): void; className?: string; children: React.ReactNode };

function GalleryLink({ photo, label, onOpen, className = "", children }: LinkProps) {
  return (
    <a
      href={plainUrl(photo, 1920)}
      aria-label={label}
      className={`relative block focus-visible:-outline-offset-4 ${className}`}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </a>
  );
}

type FullScreenProps = {
  dialog: React.RefObject<HTMLDialogElement | null>;
  photos: Photo[];
  title: string;
  /** Null before it is first opened. */
  current: number | null;
  onChange(index: number): void;
};

/** A native modal dialog: it traps the focus and closes on Escape. Arrow keys and swipes change the photo. */
function FullScreen({ dialog, photos, title, current, onChange }: FullScreenProps) {
  const touchedAt = useRef<number | null>(null);
  const photo = current === null ? undefined : photos[current];
  const step = (by: number) => current !== null && onChange((current + by + photos.length) % photos.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") step(1);
    if (event.key === "ArrowLeft") step(-1);
  };
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
    if (touchedAt.current !== null && Math.abs(moved) > SWIPE_PIXELS) step(moved < 0 ? 1 : -1);
    touchedAt.current = null;
  };
  const control =
    "inline-flex size-12 cursor-pointer items-center justify-center rounded-full bg-[rgb(8_18_28/0.7)] text-[#fff] hover:bg-[rgb(8_18_28/0.9)]";
  return (
    <dialog
      ref={dialog}
      aria-label={`Photos of ${title}`}
      onKeyDown={onKeyDown}
      onTouchStart={(event) => (touchedAt.current = event.touches[0]?.clientX ?? null)}
      onTouchEnd={onTouchEnd}
      className="m-0 size-full max-h-none max-w-none bg-[#08121c] p-0 text-[#fff] backdrop:bg-[#08121c]"
    >
      {photo && (
        <div className="relative flex size-full flex-col">
          <div className="flex items-center justify-between p-3">
            <p role="status" className="numbers px-2">
              {photos.indexOf(photo) + 1} / {photos.length}
            </p>
            <button type="button" className={control} onClick={() => dialog.current?.close()}>
              <X aria-hidden className="size-6" />
              <span className="sr-only">Close photos</span>
            </button>
          </div>
          <figure className="flex min-h-0 grow flex-col">
            <ListingPhoto key={photo.id} photo={photo} fit="contain" sizes="100vw" className="min-h-0 w-full grow" />
            <figcaption className="p-3 text-center">{photo.description}</figcaption>
          </figure>
          <button type="button" className={`${control} absolute top-1/2 left-3`} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden className="size-7" />
            <span className="sr-only">Previous photo</span>
          </button>
          <button type="button" className={`${control} absolute top-1/2 right-3`} onClick={() => step(1)}>
            <ChevronRight aria-hidden className="size-7" />
            <span className="sr-only">Next photo</span>
          </button>
        </div>
      )}
    </dialog>
  );
}
