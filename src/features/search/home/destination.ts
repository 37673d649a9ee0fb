import type { Photo } from "../../listings/index.ts";

/** A town with listings, how many a search for it finds, and a photo from there. */
export type Destination = { city: string; country: string; count: number; cover: Photo };
