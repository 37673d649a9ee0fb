import { LayoutGrid } from "../../ui/icons/index.ts";
import { lazy, type RefObject, Suspense, type UIEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { loadPart } from "../../ui/load-part.ts";
import { ListingPhoto } from "./photos/listing-photo.tsx";
import { plainUrl } from "./photos/photo-address.ts";
import { photoLabel } from "./photos/photo-label.ts";
import type { Photo } from "./photos/photo.schema.ts";

const SHOWN = 5;
const PhotoViewer = lazy(() => loadPart(() => import("./photos/photo-viewer.tsx")));

/** One large photo and four small ones, on a phone all of them in a row; each opens in the viewer. Without JavaScript each is a link to the photo. */
export function PhotoGallery({ photos, title }: { photos: Photo[]; title: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const { shown, atHand, setShown, open, close } = useShownPhoto(photos, strip);
  const [swipedTo, setSwipedTo] = useState(1);
  const [first, ...others] = photos;
  if (!first) return <NoPhotos />;
  const more = `+${photos.length - SHOWN} ${photos.length - SHOWN === 1 ? "photo" : "photos"}`;
  const isLast = (index: number) => index === SHOWN - 2 && photos.length > SHOWN;
  const onSwipe = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setSwipedTo(1 + Math.round(scrollLeft / clientWidth));
  return (
    <>
      <div className="relative">
        <div
          ref={strip}
          onScroll={onSwipe}
          className="photo-strip gap-2 overflow-hidden rounded-lg max-sm:rounded-none sm:grid sm:grid-cols-4 sm:grid-rows-2"
        >
          <GalleryLink
            photo={first}
            label={photoLabel(first, 1, photos.length)}
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
              label={`${photoLabel(photo, index + 2, photos.length)}${isLast(index) ? ` ${more}` : ""}`}
              onOpen={() => open(index + 1)}
              className={index < SHOWN - 1 ? "" : "sm:hidden"}
            >
              <ListingPhoto
                photo={photo}
                sizes="(min-width: 76rem) 19rem, (min-width: 40rem) 25vw, 100vw"
                className="aspect-4/3 size-full"
              />
              {isLast(index) && <HowManyMore text={more} />}
            </GalleryLink>
          ))}
        </div>
        {photos.length > 1 && (
          <>
            <SwipedTo place={swipedTo} of={photos.length} />
            <Button
              look="quiet"
              size="small"
              className="absolute bottom-4 left-4 max-sm:hidden noscript:hidden"
              onClick={() => open("all")}
            >
              <LayoutGrid aria-hidden className="size-4" /> Show all photos
            </Button>
          </>
        )}
      </div>
      {shown !== "nothing" && (
        <Suspense>
          <PhotoViewer
            dialog={dialog}
            photos={atHand}
            title={title}
            current={shown === "all" ? null : shown}
            onChange={(index) => setShown(index ?? "all")}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** The photos with what the page has loaded of them, which the viewer shows until larger ones are there. */
function withLoaded(photos: Photo[], strip: HTMLElement | null): Photo[] {
  const images = [...(strip?.querySelectorAll<HTMLImageElement>(".photo-image") ?? [])];
  return photos.map((photo, index) => {
    const image = images[index];
    return image?.complete && image.naturalWidth > 0 ? { ...photo, preview: image.currentSrc } : photo;
  });
}

/** What the viewer shows. When it closes, the focus goes back to what opened it. */
function useShownPhoto(photos: Photo[], strip: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  const [shown, setShown] = useState<"nothing" | "all" | number>("nothing");
  const [atHand, setAtHand] = useState(photos);
  const open = (what: "all" | number) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setAtHand(withLoaded(photos, strip.current));
    setShown(what);
  };
  const close = () => {
    setShown("nothing");
    opener.current?.focus();
  };
  return { shown, atHand, setShown, open, close };
}

const NoPhotos = () => (
  <div className="photo-strip rounded-lg bg-sand-deep text-muted max-sm:rounded-none">
    <p className="grid aspect-4/3 content-center justify-items-center sm:aspect-2/1">No photos yet</p>
  </div>
);

const HowManyMore = ({ text }: { text: string }) => (
  <span className="absolute inset-0 grid content-center justify-items-center bg-[rgb(8_18_28/0.55)] text-lg font-semibold text-[#fff] max-sm:hidden">
    {text}
  </span>
);

const SwipedTo = ({ place, of }: { place: number; of: number }) => (
  <p
    aria-hidden
    className="numbers pointer-events-none absolute right-0 bottom-3 rounded-full bg-[rgb(8_18_28/0.7)] px-3 py-1 text-sm font-medium text-[#fff] sm:hidden"
  >
    {place} / {of}
  </p>
);

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
