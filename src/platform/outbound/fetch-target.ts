import { FetchRefusal } from "./fetch-refusal.ts";

/**
 * The address to fetch. `webcal:` is read as `https:`; the URL parser turns every way of writing an IPv4 address into the plain one. Refuses
 * what is not `https:`, names a port, or carries a user name.
 */
export function fetchTarget(address: string, base?: URL): URL {
  // Only the addresses of known schemes are normalized, so the scheme is replaced before parsing.
  const text = address.trim().replace(/^webcals?:/i, "https:");
  if (!URL.canParse(text, base)) throw new FetchRefusal("address_unreadable");
  const url = new URL(text, base);
  if (url.protocol !== "https:") throw new FetchRefusal("address_not_https");
  if (url.username !== "" || url.password !== "") throw new FetchRefusal("address_with_password");
  if (url.port !== "") throw new FetchRefusal("address_with_port");
  // A name with and without the dot at its end is one name.
  url.hostname = url.hostname.replace(/\.$/, "");
  url.hash = "";
  return url;
}

/** The host as rules and connections see it: without the brackets of an IPv6 address. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");
