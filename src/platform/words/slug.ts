const LONGEST = 60;

/** A title as part of an address: plain small letters and digits, joined by hyphens; `otherwise` where it has none. */
export function slugOf(title: string, otherwise: string): string {
  const plain = title.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = plain.replaceAll(/['’]/g, "").match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, LONGEST).replace(/-$/, "") || otherwise;
}
