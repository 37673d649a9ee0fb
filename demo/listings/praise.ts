import type { DemoEntry } from "./demo-listing.ts";
import * as words from "./words.ts";

const FOR_MANY = /\bfamilies\b/;
const AT_SEA = /\b(seals|dolphins)\b/i;
const HANDED_OVER = /\bhandover\b/;
const SPACIOUS = 6;

/** What guests could say of this one. */
export const praiseFor = ({ listing, destination }: DemoEntry): string[] =>
  [...words.PRAISE, ...(listing.type === "boat" ? words.BOAT_PRAISE : words.HOME_PRAISE)].filter(
    (said) =>
      (listing.capacity >= SPACIOUS || !FOR_MANY.test(said)) &&
      (destination.setting !== "lake" || !AT_SEA.test(said)) &&
      (listing.crew !== "captained" || !HANDED_OVER.test(said)),
  );
