import { type ComponentType, type PointerEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { Photo } from "../../listings/index.ts";
import { ListingPhoto } from "../../listings/parts.ts";
import type { CarouselProps } from "./card-carousel.tsx";
import type { ShownCard } from "./shown-card.ts";

type Carousel = { Turned: ComponentType<CarouselProps>; photos: Photo[] };

/** So far a finger goes to push a photo aside, in pixels. */
const PUSH = 30;
/** Longer than any browser takes to scroll by one photo. */
const SETTLED_MS = 800;

/** Until someone points at a card it has only its cover; then the other photos are asked for, with the code that turns them. */
export function useCarousel({ id, photoCount }: Pick<ShownCard, "id" | "photoCount">) {
  const [isAwake, setAwake] = useState(false);
  const [carousel, setCarousel] = useState<Carousel | null>(null);
  const strip = useRef<HTMLDivElement>(null);
  const began = useRef<number | null>(null);
  const wake = () => {
    if (isAwake || photoCount < 2) return;
    setAwake(true);
    import("./card-carousel.tsx")
      .then(async ({ CardCarousel, loadPhotos }) => setCarousel({ Turned: CardCarousel, photos: await loadPhotos(id, photoCount) }))
      .catch(() => setAwake(false));
  };
  /** The browser scrolls the photos from the second touch on. At the first one they follow the finger here. */
  const end = (isPushed: boolean) => {
    if (began.current !== null) settle(strip.current, isPushed);
    began.current = null;
  };
  const push = {
    onPointerDown: ({ clientX, pointerType }: PointerEvent) => {
      began.current = pointerType === "touch" && !carousel ? clientX : null;
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (began.current !== null) follow(strip.current, began.current - clientX);
    },
    onPointerUp: ({ clientX }: PointerEvent) => end(began.current !== null && began.current - clientX > PUSH),
    onPointerCancel: () => end(false),
  };
  return { wake, push, shown: { isAwake, carousel, strip } };
}

function follow(strip: HTMLElement | null, by: number): void {
  if (!strip) return;
  strip.style.scrollSnapType = "none";
  strip.scrollTo({ left: by, behavior: "instant" });
}

/** Goes on to the next photo, or back. */
function settle(strip: HTMLElement | null, isPushed: boolean): void {
  if (!strip || strip.style.scrollSnapType === "") return;
  const snap = () => strip.style.removeProperty("scroll-snap-type");
  strip.addEventListener("scrollend", snap, { once: true });
  setTimeout(snap, SETTLED_MS);
  strip.scrollTo({ left: isPushed ? strip.clientWidth : 0 });
}

type Props = {
  card: ShownCard;
  to: string;
  sizes: string;
  priority: boolean;
  travels: boolean;
  isTraveling: boolean;
} & ReturnType<typeof useCarousel>["shown"];

/** The cover, and the other photos to its right. The link over them is for pointers only: the card's title is the same link. */
export function CardPhotos({ card, to, sizes, priority, travels, isTraveling, isAwake, carousel, strip }: Props) {
  const { cover, photoCount, title } = card;
  if (!cover) return <div className="photo" />;
  return (
    <div ref={strip} className="card-photos" data-photos={photoCount} data-awake={isAwake || undefined}>
      <ListingPhoto photo={cover} sizes={sizes} widest={960} priority={priority} isTraveling={travels && isTraveling} />
      {carousel && <carousel.Turned photos={carousel.photos} title={title} sizes={sizes} strip={strip} />}
      {isAwake && <Link to={to} prefetch="intent" viewTransition={travels} tabIndex={-1} aria-hidden className="card-photos-link" />}
    </div>
  );
}
