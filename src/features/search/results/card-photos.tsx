import { type ComponentType, type PointerEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { ListingPhoto } from "../../listings/parts.ts";
import type { CarouselProps } from "./card-carousel.tsx";
import type { ShownCard } from "./shown-card.ts";

type Carousel = ComponentType<CarouselProps>;

/** So far a finger goes to push a photo aside, in pixels. */
const PUSH = 30;

/** Until someone points at a card it has only its cover; then the code that turns its photos is loaded. */
export function useCarousel(count: number) {
  const [isAwake, setAwake] = useState(false);
  const [Carousel, setCarousel] = useState<Carousel | null>(null);
  const [isPushed, setPushed] = useState(false);
  const began = useRef<number | null>(null);
  const wake = () => {
    if (isAwake || count < 2) return;
    setAwake(true);
    import("./card-carousel.tsx").then(
      (module) => setCarousel(() => module.CardCarousel),
      () => setAwake(false),
    );
  };
  /** The browser scrolls the photos from the second touch on; what the first one meant is seen here. */
  const push = {
    onPointerDown: ({ clientX, pointerType }: PointerEvent) => {
      began.current = pointerType === "touch" && !Carousel ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (began.current !== null && began.current - clientX > PUSH) setPushed(true);
      began.current = null;
    },
  };
  return { wake, push, shown: { isAwake, Carousel, isPushed } };
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
export function CardPhotos({ card, to, sizes, priority, travels, isTraveling, isAwake, Carousel, isPushed }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const { cover, morePhotos, title } = card;
  if (!cover) return <div className="photo" />;
  return (
    <div ref={strip} className="card-photos" data-photos={morePhotos.length + 1} data-awake={isAwake || undefined}>
      <ListingPhoto photo={cover} sizes={sizes} widest={960} priority={priority} isTraveling={travels && isTraveling} />
      {Carousel && <Carousel cover={cover} morePhotos={morePhotos} title={title} sizes={sizes} strip={strip} isPushed={isPushed} />}
      {isAwake && <Link to={to} prefetch="intent" viewTransition={travels} tabIndex={-1} aria-hidden className="card-photos-link" />}
    </div>
  );
}
