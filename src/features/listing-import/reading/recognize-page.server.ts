import type { PageProblem } from "../imported-listing.ts";
import { platformOfAddress, readListingAddress } from "../platforms/platforms.rules.ts";
import type { ScannedPage } from "./scan-page.server.ts";

const NOT_TEXT = /^\ufeff?(%PDF|PK\p{Cc}|bplist|\p{Cc}|GIF8|.PNG|RIFF)/u;
const MHTML = /^\s{0,5}(from|mime-version|snapshot-content-location|subject|date|content-type):/i;
const WALL_TITLE =
  /bot or not|access (to this page has been )?denied|just a moment|attention required|pardon our interruption|are you (a )?(robot|human)|robot or human|human verification|verify (you are|you're) (a )?human|security (check|verification)|captcha|challenge|request unsuccessful|blocked/i;
const WALL_TEXT =
  /human side|can't tell if you're a human|verify (that )?you are (a )?human|unusual (traffic|activity)|incapsula incident|press & hold|press and hold|enable javascript and cookies|automated (access|requests)|not a robot|checking your browser/i;
const WALL_SCRIPT = /captcha|challenge|datadome|perimeterx|px-cdn|awswaf|\/cdn-cgi\//i;
const LITTLE_TEXT = 3000;
/** A page may have a stray one; a file of another kind has many. */
const MOST_NULS = 4;

/** Whether the bytes are a web page at all. */
export function problemOfBytes({ start, tags, isTooLarge }: ScannedPage): PageProblem | null {
  if (isTooLarge) return "too-large";
  if (MHTML.test(start) && /multipart\/related|saved by/i.test(start)) return "mhtml";
  const isBinary = start.split("\0").length > MOST_NULS;
  return NOT_TEXT.test(start) || isBinary || tags === 0 ? "not-html" : null;
}

/** The addresses that a page gives for itself. */
export const ownAddresses = ({ canonical, metas, savedFrom }: ScannedPage): string[] =>
  [canonical, metas.get("og:url"), savedFrom, metas.get("twitter:url")].filter(
    (address) => address !== null && address !== undefined && /^https?:\/\//i.test(address),
  ) as string[];

/** Whether the page says of itself that it is a platform's page, but of no listing. */
export function saysNoListing(page: ScannedPage): boolean {
  const own = ownAddresses(page).filter((address) => platformOfAddress(address) !== null);
  return own.length > 0 && own.every((address) => !readListingAddress(address).ok);
}

/** Whether the page asks whether its reader is human. Listings load the same watchmen, so only asked of pages without one. */
export function isBotWall({ title, lines, scriptSources }: ScannedPage): boolean {
  const text = lines.map((line) => line.text).join("\n");
  if (text.length > LITTLE_TEXT) return false;
  return (
    WALL_TITLE.test(title.slice(0, 200)) ||
    WALL_TEXT.test(text) ||
    (text.length < 300 && scriptSources.some((source) => WALL_SCRIPT.test(source)))
  );
}
