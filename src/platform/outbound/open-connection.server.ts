import { once } from "node:events";
import { connect, isIP, type LookupFunction, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { FetchRefusal, type FetchRefusalCode } from "./fetch-refusal.ts";
import type { Network } from "./network.server.ts";

/**
 * A secure connection to the site with this name. Only addresses that may be reached are tried, and not a byte is sent before
 * the open connection's own address is checked too: what a name answers a moment later changes nothing.
 */
export async function openConnection(network: Network, hostname: string, signal: AbortSignal): Promise<TLSSocket> {
  const { addresses, port } = await network.find(hostname, signal);
  if (addresses.length === 0) throw new FetchRefusal("host_unknown");
  const reachable = addresses.filter((address) => network.mayReach(address, port));
  if (reachable.length === 0) throw new FetchRefusal("address_private");
  signal.throwIfAborted();

  const tcp = connect({ host: hostname, port, lookup: answerWith(reachable), autoSelectFamily: true });
  await settled(tcp, "connect", signal, "connection_failed");
  if (!network.mayReach(tcp.remoteAddress ?? "", tcp.remotePort ?? 0)) {
    tcp.destroy();
    throw new FetchRefusal("address_private");
  }
  const tls = connectTls({
    socket: tcp,
    host: hostname,
    ...(isIP(hostname) === 0 && { servername: hostname }),
    ...(network.ca !== undefined && { ca: network.ca }),
    ALPNProtocols: ["http/1.1"],
    rejectUnauthorized: true,
  });
  await settled(tls, "secureConnect", signal, "tls_failed");
  return tls;
}

const answerWith =
  (addresses: string[]): LookupFunction =>
  (_hostname, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first = { address: "", family: 0 }] = found;
    if (all) done(null, found);
    else done(null, first.address, first.family);
  };

async function settled(socket: Socket, event: "connect" | "secureConnect", signal: AbortSignal, code: FetchRefusalCode): Promise<void> {
  try {
    await once(socket, event, { signal });
  } catch (cause) {
    // A socket that is given up may still report why.
    socket.on("error", () => {}).destroy();
    signal.throwIfAborted();
    throw new FetchRefusal(code, { cause });
  }
}
