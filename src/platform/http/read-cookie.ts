/** The first cookie of this name, as it was sent; undefined if there is none. Its reader decides whether it means anything. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const start = `${name}=`;
  for (const each of (header ?? "").split(";")) {
    const cookie = each.trim();
    if (cookie.startsWith(start)) return cookie.slice(start.length);
  }
  return undefined;
}
