import { ImageOff } from "../../../ui/icons/index.ts";
import type { BookedListing } from "../../listings/index.ts";
import { ListingPhoto } from "../../listings/parts.ts";

/** The listing's cover beside a row. */
export const ListingThumb = ({ cover }: { cover: BookedListing["cover"] }) =>
  cover ? (
    <ListingPhoto photo={cover} sizes="5rem" className="aspect-4/3 w-16 shrink-0 overflow-hidden rounded-md sm:w-20" />
  ) : (
    <span className="grid aspect-4/3 w-16 shrink-0 content-center justify-items-center rounded-md bg-sand-deep text-muted sm:w-20">
      <ImageOff aria-hidden className="size-5" />
    </span>
  );
