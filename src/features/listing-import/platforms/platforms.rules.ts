import { isHostOf, type Platform, platformOfHost } from "./platform-domains.ts";

export type ListingAddress = { platform: Platform; url: string; listingId: string };

export const ADDRESS_MESSAGES = {
  empty: "Please enter a listing URL",
  invalid: "Please enter a valid URL from Airbnb, VRBO, GetMyBoat, or Booking.com",
} as const;

export type AddressReading = { ok: true; address: ListingAddress } | { ok: false; problem: keyof typeof ADDRESS_MESSAGES; message: string };

const LONGEST_ADDRESS = 2000;

/** The listing that this text names, by the true host name; a look-alike, a search page or anything else is refused. */
export function readListingAddress(text: string): AddressReading {
  const given = text.trim();
  if (given === "") return refuse("empty");
  const url = readUrl(given);
  const platform = url && platformOfHost(url.hostname);
  const listing = url && platform && LISTING_OF[platform](url);
  if (!url || !platform || !listing) return refuse("invalid");
  return { ok: true, address: { platform, url: `https://${url.hostname}${listing.path}`, listingId: listing.id } };
}

const refuse = (problem: keyof typeof ADDRESS_MESSAGES): AddressReading => ({ ok: false, problem, message: ADDRESS_MESSAGES[problem] });

/** Which platform a web address belongs to, whether or not it names a listing. */
export function platformOfAddress(text: string): Platform | null {
  const url = readUrl(text.trim());
  return url && platformOfHost(url.hostname);
}

/** Whether a redirect to this address stays inside the platform. */
export function isAddressOf(platform: Platform, text: string): boolean {
  const url = readUrl(text);
  return url !== null && isHostOf(platform, url.hostname);
}

/** A web address without anything that makes it look like another: no sign-in part, no port, no backslash, no hidden characters. */
function readUrl(text: string): URL | null {
  if (text.length > LONGEST_ADDRESS || /[\\\s\p{Cc}\p{Cf}]/u.test(text)) return null;
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  const address = hasScheme ? text : `https://${text}`;
  if (/^[^/?#]*\/\/[^/?#]*@/.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && url.port === "" ? url : null;
}

type Listing = { id: string; path: string } | null;

const segmentsOf = (url: URL) => url.pathname.split("/").filter((segment) => segment !== "");
const isNumber = (text: string | undefined): text is string => text !== undefined && /^\d{1,24}$/.test(text);
const isSlug = (text: string | undefined): text is string => text !== undefined && /^[\p{L}\d][\p{L}\d_.%-]{0,120}$/u.test(text);
const orNull = (id: string | null | undefined, path: (id: string) => string): Listing => (id ? { id, path: path(id) } : null);

const LISTING_OF: Record<Platform, (url: URL) => Listing> = {
  airbnb(url) {
    const segments = segmentsOf(url);
    const [first = "", second = "", third] = segments;
    if (first === "rooms" && second === "plus") return orNull(isNumber(third) ? third : null, (id) => `/rooms/plus/${id}`);
    if (first === "rooms") return orNull(isNumber(second) ? second : null, (id) => `/rooms/${id}`);
    if (first === "h" || first === "homes") return orNull(isSlug(second) ? second : null, (id) => `/${first}/${id}`);
    if (first === "luxury" && second === "listing") return orNull(isNumber(third) ? third : null, (id) => `/luxury/listing/${id}`);
    const own = first === "hosting" || first === "manage-your-space" ? segments.find(isNumber) : null;
    return orNull(own, (id) => `/rooms/${id}`);
  },
  vrbo(url) {
    const segments = segmentsOf(url);
    const last = segments.at(-1) ?? "";
    if (segments[0] !== "d" && /^(p?\d{3,12}[a-z]{0,4}|\d{1,6}\.\d{3,12}\.\d{3,12})$/i.test(last)) {
      const id = last.toLowerCase();
      return { id: id.startsWith("p") ? id.slice(1) : id, path: url.pathname };
    }
    const asked = url.searchParams.get("propertyId") ?? url.searchParams.get("expediaPropertyId");
    const name = url.searchParams.has("propertyId") ? "propertyId" : "expediaPropertyId";
    return asked && /^[\d.]{3,30}[a-z]{0,4}$/i.test(asked) ? { id: asked.toLowerCase(), path: `${url.pathname}?${name}=${asked}` } : null;
  },
  booking(url) {
    const segments = segmentsOf(url);
    const at = segments.indexOf("hotel");
    const [country = "", page = ""] = at === 0 || at === 1 ? segments.slice(at + 1) : [];
    if (!/^[a-z]{2}$/i.test(country) || !/\.html?$/i.test(page)) return null;
    const slug = page.split(".")[0]?.toLowerCase();
    return orNull(isSlug(slug) ? `${country.toLowerCase()}/${slug}` : null, (id) => `/hotel/${id}.html`);
  },
  getmyboat(url) {
    const segments = segmentsOf(url);
    const at = segments.findIndex((segment) => /^(trips?|boats?|listings?|experiences?)$/.test(segment));
    const id = at === 0 || at === 1 ? segments[at + 1] : undefined;
    return orNull(isSlug(id) ? id : null, () => `/${segments.slice(0, at + 2).join("/")}/`);
  },
};
