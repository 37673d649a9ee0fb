import { useLayoutEffect, useRef } from "react";
import { plainUrl, srcSet } from "./photo-address.ts";
import type { PhotoWidth } from "../../../platform/images/photo-sizes.ts";
import type { Photo } from "./photo.schema.ts";

type Props = {
  photo: Photo;
  /** The widest that the layout ever needs, on any screen. */
  widest?: PhotoWidth;
  /** How wide the layout shows it, as in the `sizes` of an image. */
  sizes: string;
  /** For what is seen first: asked for at once, and never faded. */
  priority?: boolean;
  /** "cover" fills a box of 4:3, or of another shape that the class gives; "contain" shows the whole photo. */
  fit?: "cover" | "contain";
  /** Whether this is the photo that travels from a card to its listing and back. */
  isTravelling?: boolean;
  className?: string;
};

// A layout effect says on the server that it will not run there; nothing needs it there.
const useBeforePaint = typeof document === "undefined" ? () => {} : useLayoutEffect;

/** Straight on the element: a page full of photos is not drawn again because one of them came. */
const ARRIVING = "photo-arriving";

/** A listing's photo over its own blur, in a box that is there before the photo is. Without scripts it is simply visible. */
export function ListingPhoto({ photo, sizes, widest, priority = false, fit = "cover", isTravelling = false, className = "" }: Props) {
  const image = useRef<HTMLImageElement>(null);
  useBeforePaint(() => {
    if (!priority && image.current?.complete === false) image.current.classList.add(ARRIVING);
  }, [photo.id, priority]);
  const arrived = () => image.current?.classList.remove(ARRIVING);

  return (
    <div
      className={["photo", fit === "contain" && "photo-contain", isTravelling && "travelling-photo", className].filter(Boolean).join(" ")}
    >
      <img className="photo-preview" src={photo.preview} alt="" aria-hidden />
      <picture>
        <source type="image/avif" srcSet={srcSet(photo, "avif", widest)} sizes={sizes} />
        <img
          ref={image}
          className="photo-image"
          src={plainUrl(photo)}
          alt={photo.description}
          width={photo.width}
          height={photo.height}
          decoding="async"
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          onLoad={arrived}
          onError={arrived}
        />
      </picture>
    </div>
  );
}
