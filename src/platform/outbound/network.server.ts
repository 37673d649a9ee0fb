import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import type { Config } from "../config.server.ts";
import { FetchRefusal } from "./fetch-refusal.ts";
import { isPublicAddress } from "./public-address.ts";

/** Where a site is: any of these addresses, at this port. */
export type Place = { addresses: readonly string[]; port: number };

/** How the product reaches sites on the internet. */
export type Network = {
  /** Where a host name leads right now; no addresses when nobody knows it. */
  find(hostname: string, signal: AbortSignal): Promise<Place>;
  /** Asked of each address before it is connected to, and again of the open connection. */
  mayReach(address: string, port: number): boolean;
  /** Who vouches for sites, in place of the usual authorities. */
  ca: string | undefined;
};

const HTTPS_PORT = 443;

/** The internet; or, in a test's own product, the sites that the configuration puts on this machine, and no others by name. */
export function openNetwork({ outboundTest }: Pick<Config, "outboundTest">): Network {
  if (!outboundTest) {
    return {
      find: async (hostname, signal) => ({ addresses: await resolvePublicly(hostname, signal), port: HTTPS_PORT }),
      mayReach: (address, port) => port === HTTPS_PORT && isPublicAddress(address),
      ca: undefined,
    };
  }
  const { hosts, ca } = outboundTest;
  const places = new Set([...hosts.values()].map(({ address, port }) => `${address} ${port}`));
  return {
    async find(hostname) {
      const place = hosts.get(hostname);
      if (place) return { addresses: [place.address], port: place.port };
      return { addresses: isIP(hostname) ? [hostname] : [], port: HTTPS_PORT };
    },
    mayReach: (address, port) => places.has(`${address} ${port}`) || (port === HTTPS_PORT && isPublicAddress(address)),
    ca,
  };
}

/**
 * Asks the name servers of this machine, not its list of hosts. Unlike the system's resolver it can be stopped, and a name that never
 * answers does not take a thread from files, pictures and compression. Refuses when the name servers fail; an unknown name has no addresses.
 */
export async function resolvePublicly(hostname: string, signal: AbortSignal, nameServers?: string[]): Promise<string[]> {
  if (isIP(hostname)) return [hostname];
  signal.throwIfAborted();
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    const errors = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as NodeJS.ErrnoException] : []));
    const cause = errors.find(({ code }) => code !== "ENOTFOUND" && code !== "ENODATA");
    if (found.length === 0 && cause) throw new FetchRefusal("connection_failed", { cause });
    return found;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}
