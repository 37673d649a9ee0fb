import { Parser } from "htmlparser2";
import { readListingAddress } from "../platforms/platforms.rules.ts";
import { decodePage, type PageBytes } from "./decode-page.server.ts";

export type Line = { text: string; isHeading: boolean };
export type StateScript = { text: string; isMain: boolean };

/** What a page holds that may tell about a listing. Everything in it is bounded. */
export type ScannedPage = {
  /** The first characters, as they stand. */
  start: string;
  title: string;
  canonical: string | null;
  savedFrom: string | null;
  metas: Map<string, string>;
  metaImages: string[];
  images: string[];
  latLng: string | null;
  lines: Line[];
  states: StateScript[];
  jsonLd: string[];
  scriptSources: string[];
  /** Ids of the listings that it links to. */
  listingLinks: Set<string>;
  /** Saved by a browser with all of its files beside it, and without its scripts. */
  isComplete: boolean;
  tags: number;
  isTooLarge: boolean;
};

const MOST_PAGE_CHARACTERS = 10_485_760;
const MOST_SCRIPT = 3_000_000;
const MOST_SCRIPTS = 5_000_000;
const MOST_TEXT = 200_000;
const MOST_LINES = 6000;
const MOST_LISTED = 100;
const DEEPEST = 512;
const SHORTEST_STATE = 200;
/** Where a browser puts what belongs to a page. */
const BESIDE = /^\.\/[^/]{1,200}_files\//;

/** The names under which pages keep their state in scripts. */
export const STATE_NAMES = [
  "__PLUGIN_STATE__",
  "__APOLLO_STATE__",
  "__INITIAL_STATE__",
  "__PRELOADED_STATE__",
  "__STATE__",
  "__NEXT_DATA__",
] as const;
const HIDDEN = new Set(["style", "noscript", "template", "svg", "iframe", "object", "select"]);
const HEADINGS = new Set(["h1", "h2", "h3", "h4"]);
const INLINE = new Set(
  "a abbr b bdi bdo cite code data dfn em font i img kbd mark q s small span strong sub sup time u var wbr path g use meta link input".split(
    " ",
  ),
);

const isMainState = (attributes: Map<string, string>): boolean =>
  /^(data-deferred-state|__NEXT_DATA__)/.test(attributes.get("id") ?? "") || attributes.has("data-capla-store-data");

/** Reads a page once, from the first byte to the last, and keeps what may matter. */
export async function scanPage(page: PageBytes): Promise<ScannedPage> {
  const scanner = new Scanner();
  const parser = new Parser(scanner);
  // The tokenizer looks through all open tags at each closing one: what is nested deeper than browsers allow isn't read.
  scanner.onTooDeep = () => parser.pause();
  let length = 0;
  for await (const text of decodePage(page)) {
    length += text.length;
    if (length > MOST_PAGE_CHARACTERS) {
      scanner.found.isTooLarge = true;
      break;
    }
    if (scanner.found.start.length < 2000) scanner.found.start += text.slice(0, 2000);
    parser.write(text);
    if (scanner.isTooDeep) break;
  }
  if (!scanner.found.isTooLarge && !scanner.isTooDeep) parser.end();
  scanner.endLine();
  return scanner.found;
}

/** The handler of the tokenizer's calls; these have the tokenizer's names. */
class Scanner {
  readonly found: ScannedPage = {
    start: "",
    title: "",
    canonical: null,
    savedFrom: null,
    metas: new Map(),
    metaImages: [],
    images: [],
    latLng: null,
    lines: [],
    states: [],
    jsonLd: [],
    scriptSources: [],
    listingLinks: new Set(),
    isComplete: false,
    tags: 0,
    isTooLarge: false,
  };
  onTooDeep: () => void = () => undefined;
  #depth = 0;
  #tag = "";
  #attributes = new Map<string, string>();
  #script: string[] | null = null;
  #scriptLength = 0;
  #kept = 0;
  #hidden = 0;
  #textLength = 0;
  #line = "";
  #isHeading = false;

  get isTooDeep(): boolean {
    return this.#depth > DEEPEST;
  }

  onopentagname(name: string): void {
    this.found.tags += 1;
    this.#depth += 1;
    if (this.isTooDeep) this.onTooDeep();
    this.#tag = name;
    if (name === "script") {
      this.#script = [];
      this.#scriptLength = 0;
      this.#attributes = new Map();
    } else if (name === "meta" || name === "link" || name === "img") this.#attributes = new Map();
    else if (HIDDEN.has(name)) this.#hidden += 1;
    else if (!INLINE.has(name)) {
      this.endLine();
      this.#isHeading = HEADINGS.has(name);
    }
  }

  onattribute(name: string, value: string): void {
    const tag = this.#tag;
    if (tag === "script" || tag === "meta" || tag === "link" || tag === "img") this.#attributes.set(name, value.slice(0, 4000));
    else if (name === "data-atlas-latlng") this.found.latLng ??= value.slice(0, 60);
    else if (tag === "a" && name === "href") this.#keepListing(value);
    if (BESIDE.test(value)) this.found.isComplete = true;
  }

  ontext(text: string): void {
    if (this.#script) {
      this.#scriptLength += text.length;
      if (this.#scriptLength <= MOST_SCRIPT) this.#script.push(text);
      else this.#script.length = 0;
    } else if (this.#tag === "title" && this.#hidden === 0) {
      if (this.found.title.length < 1000) this.found.title += text;
    } else if (this.#hidden === 0 && this.#textLength < MOST_TEXT && this.#line.length < 5000) {
      this.#textLength += text.length;
      this.#line += text;
    }
  }

  onclosetag(name: string): void {
    this.#depth -= 1;
    if (name === "script") this.#endScript();
    else if (name === "meta") this.#keepMeta();
    else if (name === "link") this.#keepLink();
    else if (name === "img") this.#keepImage();
    else if (HIDDEN.has(name)) this.#hidden = Math.max(0, this.#hidden - 1);
    else if (name === "title") this.#tag = this.#hidden === 0 && this.found.title !== "" ? "title-done" : "";
    else if (!INLINE.has(name)) this.endLine();
  }

  oncomment(text: string): void {
    this.found.savedFrom ??= /saved from url=\(\d{1,5}\)(\S{1,2000})/.exec(text.slice(0, 2200))?.[1] ?? null;
  }

  endLine(): void {
    const text = this.#line.trim();
    this.#line = "";
    if (text !== "" && this.found.lines.length < MOST_LINES)
      this.found.lines.push({ text: text.slice(0, 2000), isHeading: this.#isHeading });
    if (text !== "") this.#isHeading = false;
  }

  #endScript(): void {
    const parts = this.#script ?? [];
    this.#script = null;
    const attributes = this.#attributes;
    const source = attributes.get("src");
    if (source && this.found.scriptSources.length < MOST_LISTED) this.found.scriptSources.push(source);
    if (source || this.#scriptLength < 2 || this.#scriptLength > MOST_SCRIPT || this.#kept + this.#scriptLength > MOST_SCRIPTS) return;
    const kind = attributes.get("type")?.toLowerCase() ?? "";
    if (kind.includes("ld+json")) this.#keep(this.found.jsonLd, parts.join(""));
    else if (kind === "application/json" || isMainState(attributes)) this.#keepJson(parts, attributes);
    else if ((kind === "" || kind.includes("javascript") || kind === "module") && this.#scriptLength >= SHORTEST_STATE) {
      const text = parts.join("");
      if (text.includes("_STATE__") || text.includes("__NEXT_DATA__")) this.#keep(this.found.states, { text, isMain: true });
      else if (text.includes("hotelPhotos")) this.#keepPhotos(text);
    }
  }

  #keepJson(parts: string[], attributes: Map<string, string>): void {
    if (this.#scriptLength < SHORTEST_STATE) return;
    const id = attributes.get("id") ?? "";
    if (/CHUNK|LOADABLE/.test(id) || attributes.has("data-capla-application-context")) return;
    this.#keep(this.found.states, { text: parts.join(""), isMain: isMainState(attributes) });
  }

  /** Booking.com lists the photos in a script that isn't JSON. */
  #keepPhotos(script: string): void {
    for (const [, address = ""] of script.matchAll(/large_url["']?\s{0,3}:\s{0,3}["']([^"']{10,500})["']/g))
      if (this.found.images.length < MOST_LISTED) this.found.images.push(address);
  }

  #keep<T>(list: T[], script: T): void {
    if (list.length >= MOST_LISTED) return;
    this.#kept += this.#scriptLength;
    list.push(script);
  }

  #keepMeta(): void {
    const attributes = this.#attributes;
    const name = (attributes.get("property") ?? attributes.get("name") ?? attributes.get("itemprop") ?? "").toLowerCase();
    const content = attributes.get("content");
    if (name === "" || !content || this.#hidden > 0) return;
    if (/^(og:image|og:image:secure_url|twitter:image)$/.test(name) && this.found.metaImages.length < MOST_LISTED)
      this.found.metaImages.push(content);
    if (this.found.metas.size < 200 && !this.found.metas.has(name)) this.found.metas.set(name, content);
  }

  #keepLink(): void {
    if (this.#attributes.get("rel")?.toLowerCase() === "canonical") this.found.canonical ??= this.#attributes.get("href") ?? null;
  }

  #keepListing(address: string): void {
    const found = this.found.listingLinks.size < MOST_LISTED ? readListingAddress(address.slice(0, 500)) : null;
    if (found?.ok) this.found.listingLinks.add(found.address.listingId);
  }

  #keepImage(): void {
    if (this.#hidden > 0 || this.found.images.length >= MOST_LISTED) return;
    const address = this.#attributes.get("data-original-uri") ?? this.#attributes.get("data-src") ?? this.#attributes.get("src");
    if (address && !address.startsWith("data:")) this.found.images.push(address);
  }
}
