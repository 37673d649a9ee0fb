const OWN_SITE = "https://own.invalid";

/** The address that a link in a text may lead to: the web, an email address, or a path or place of ours; null for all else. */
export function linkAddress(written: string): string | null {
  if (written.startsWith("#")) return written;
  const url = URL.parse(written, OWN_SITE);
  if (!url) return null;
  if (written.startsWith("/")) return url.origin === OWN_SITE ? url.pathname + url.search + url.hash : null;
  if (url.protocol === "mailto:") return /^[^\s@]+@[^\s@]+$/.test(url.pathname) ? url.href : null;
  const isWeb = (url.protocol === "https:" || url.protocol === "http:") && /^https?:\/\//i.test(written);
  return isWeb && !url.username && !url.password ? url.href : null;
}

export const isOwnAddress = (href: string): boolean => href.startsWith("/") || href.startsWith("#");
