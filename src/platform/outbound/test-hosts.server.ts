import { isIPv4 } from "node:net";

type TestPlace = { address: string; port: number };

export type OutboundTest = { hosts: ReadonlyMap<string, TestPlace>; /** The certificate that vouches for them. */ ca: string };

/** Reads `www.example.com=127.0.0.1:4443 other.example=127.0.0.1:4444`, or says what is wrong with it. */
export function parseTestHosts(list: string): ReadonlyMap<string, TestPlace> | string {
  const hosts = new Map<string, TestPlace>();
  for (const entry of list.split(/[\s,]+/).filter(Boolean)) {
    const [, host = "", address = "", port = ""] = /^([a-z0-9.-]+)=(127\.[0-9.]+):(\d{1,5})$/.exec(entry) ?? [];
    if (!isIPv4(address) || Number(port) > 65_535) return `must list hosts such as www.example.com=127.0.0.1:4443, not "${entry}"`;
    hosts.set(host, { address, port: Number(port) });
  }
  return hosts.size > 0 ? hosts : "must list at least one host";
}
