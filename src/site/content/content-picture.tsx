import type { Picture } from "../../features/content/index.ts";

type Props = {
  picture: Picture;
  sizes: string;
  /** Seen without scrolling. */ isFirst?: boolean;
  /** Beside words that say the same. */ decorative?: boolean;
};

/** A picture of the written pages, 3 by 2, in the size that its place needs. */
export function ContentPicture({ picture: { src, small, alt }, sizes, isFirst, decorative }: Props) {
  return (
    <img
      src={src}
      srcSet={small ? `${small} 640w, ${src} 1280w` : undefined}
      sizes={small ? sizes : undefined}
      alt={decorative ? "" : alt}
      width={1280}
      height={853}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      className="aspect-3/2 w-full rounded-lg bg-sand-deep object-cover"
    />
  );
}
