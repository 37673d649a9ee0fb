import { isIPv6 } from "node:net";

/**
 * Whom an address is counted as: an IPv6 address by its first 64 bits, because whoever has one has them all; any other as it is.
 */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  const [head = "", tail] = plain.split("::");
  const groups = (part: string | undefined) => (part ? part.split(":") : []);
  const [first, last] = [groups(head), groups(tail)];
  // A dotted end stands for two groups.
  const missing = 8 - first.length - last.length - (plain.includes(".") ? 1 : 0);
  const all = tail === undefined ? first : [...first, ...Array<string>(Math.max(0, missing)).fill("0"), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
