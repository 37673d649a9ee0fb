import { useLayoutEffect, useRef } from "react";
import { preload } from "react-dom";
import { plainUrl, srcSet } from "./photo-address.ts";
import type { PhotoWidth } from "../../../platform/images/photo-sizes.ts";
import type { Photo } from "./photo.schema.ts";

type Props = {
  /** Without a preview, its box is empty until it is there. */
  photo: Pick<Photo, "id" | "width" | "description"> & Partial<Photo>;
  /** The largest width that any layout needs. */
  widest?: PhotoWidth;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** For photos above the fold: loaded first, without fading in. */
  priority?: boolean;
  /** "cover" fills a box of 4:3, or of another shape that the class gives; "contain" shows the whole photo. */
  fit?: "cover" | "contain";
  /** Whether this photo takes part in the transition between a card and its listing. */
  isTraveling?: boolean;
  className?: string;
};

// React warns about layout effects on the server, where this one isn't needed.
const useBeforePaint = typeof document === "undefined" ? () => {} : useLayoutEffect;

/** Changes the element directly, so that a loaded photo doesn't re-render the page. */
const ARRIVING = "photo-arriving";

/** A listing's photo over its blurred preview, in a box of fixed shape. Without scripts it is simply visible. */
export function ListingPhoto({ photo, sizes, widest, priority = false, fit = "cover", isTraveling = false, className = "" }: Props) {
  const image = useRef<HTMLImageElement>(null);
  useBeforePaint(() => {
    if (!priority && image.current?.complete === false) image.current.classList.add(ARRIVING);
  }, [photo.id, priority]);
  const avif = { imageSrcSet: srcSet(photo, "avif", widest), imageSizes: sizes };
  // React writes its own link only for a picture that has no other sources; found in the page, it would come after all scripts.
  if (priority) preload(plainUrl(photo), { as: "image", type: "image/avif", fetchPriority: "high", ...avif });
  const arrived = () => image.current?.classList.remove(ARRIVING);

  return (
    <div className={["photo", fit === "contain" && "photo-contain", isTraveling && "traveling-photo", className].filter(Boolean).join(" ")}>
      {photo.preview && <img className="photo-preview" src={photo.preview} alt="" aria-hidden />}
      <picture>
        <source type="image/avif" srcSet={avif.imageSrcSet} sizes={sizes} />
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
