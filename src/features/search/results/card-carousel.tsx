import { type RefObject, useEffect, useState } from "react";
import { api } from "../../../platform/api-client.ts";
import type { Photo } from "../../listings/index.ts";
import { ListingPhoto } from "../../listings/parts.ts";

export type CarouselProps = {
  /** The cover, which is there already, and those after it. */
  photos: Photo[];
  title: string;
  sizes: string;
  strip: RefObject<HTMLElement | null>;
};

/** The first photos of a listing, as many as its card turns through. */
export async function loadPhotos(listingId: string, count: number): Promise<Photo[]> {
  const { data } = await api.GET("/listings/{listingId}", { params: { path: { listingId } } });
  if (!data) throw new Error("the photos could not be loaded");
  return data.photos.slice(0, count);
}

/** The photos after the cover, each loaded when its neighbor is shown, with arrows and dots. */
export function CardCarousel({ title, photos, sizes, strip }: CarouselProps) {
  const [now, setNow] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const last = photos.length - 1;

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => {
      const index = Math.round(element.scrollLeft / Math.max(1, element.clientWidth));
      setNow(index);
      setFurthest((before) => Math.max(before, index));
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [strip]);

  const turn = (by: number) => {
    const index = Math.min(last, Math.max(0, now + by));
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  const description = photos[now]?.description;

  return (
    <>
      {photos
        .slice(1)
        .map((photo, index) =>
          index <= furthest ? (
            <ListingPhoto key={photo.id} photo={photo} sizes={sizes} widest={960} priority />
          ) : (
            <div key={photo.id} className="photo" />
          ),
        )}
      <div className="card-controls">
        <Arrow label={`Previous photo of ${title}`} isAtEnd={now === 0} onPress={() => turn(-1)} shape="M15 18 9 12l6-6" />
        <Arrow label={`Next photo of ${title}`} isAtEnd={now === last} onPress={() => turn(1)} shape="m9 18 6-6-6-6" />
        <span aria-hidden className="card-dots">
          {photos.map(({ id }, index) => (
            <i key={id} data-now={index === now || undefined} />
          ))}
        </span>
        <span role="status" className="sr-only">
          {furthest > 0 && `Photo ${now + 1} of ${photos.length}${description ? `: ${description}` : ""}`}
        </span>
      </div>
    </>
  );
}

/** At the end it stays where it is, so that the focus does, too. */
const Arrow = ({ label, isAtEnd, onPress, shape }: { label: string; isAtEnd: boolean; onPress(): void; shape: string }) => (
  <button type="button" aria-label={label} aria-disabled={isAtEnd || undefined} className="card-arrow" onClick={onPress}>
    <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d={shape} />
    </svg>
  </button>
);
