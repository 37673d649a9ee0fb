import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** What is in use of the internet's version 6; the rest holds local, translated and unassigned addresses. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
/** Where networks of version 6 put the sites of version 4 (NAT64): as public as the address inside. */
const TRANSLATED_IPV4 = ipaddr.IPv6.parseCIDR("64:ff9b::/96");
/** Azure's host, which answers its guests alone. */
const CLOUD_HOSTS = new Set(["168.63.129.16"]);

/**
 * Whether an address belongs to the public internet. Everything that is local, shared, reserved, for documentation or for several receivers
 * does not, nor do addresses that wrap one of version 4 (mapped, 6to4, Teredo), except the well-known NAT64 prefix around a public one.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return isPublicIPv4(parsed);
  if (parsed.match(TRANSLATED_IPV4)) return isPublicIPv4(new ipaddr.IPv4(parsed.toByteArray().slice(12)));
  return parsed.range() === "unicast" && parsed.match(GLOBAL_IPV6);
}

const isPublicIPv4 = (address: ipaddr.IPv4): boolean => address.range() === "unicast" && !CLOUD_HOSTS.has(address.toString());
