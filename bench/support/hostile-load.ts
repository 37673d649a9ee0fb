import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { type HostileRequest, hostileRequests } from "./hostile-requests.ts";

/** Sends hostile requests, or those that are given, over some connections until it is stopped; returns how many were answered, and how. */
export type HostileLoad = { port: number; connections: number; pauseMs: number; requests?: HostileRequest[] };
export type HostileCount = { answered: number; failed: number; faults: string[] };

process.once("message", (load: HostileLoad) => {
  const stop = new AbortController();
  process.once("message", () => stop.abort());
  process.send?.("started");
  void sendHostile(load, stop.signal).then((count) => process.send?.(count, undefined, undefined, () => process.exit()));
});

async function sendHostile({ port, connections, pauseMs, requests }: HostileLoad, stop: AbortSignal): Promise<HostileCount> {
  const count: HostileCount = { answered: 0, failed: 0, faults: [] };
  const wanted = requests ?? hostileRequests;
  const useConnection = async (first: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = first * 7; !stop.aborted; n++) {
      const hostile = wanted[n % wanted.length] as HostileRequest;
      const status = await send(port, agent, hostile).catch(() => null);
      if (status === null) count.failed += 1;
      else count.answered += 1;
      if (status !== null && status >= 500) count.faults.push(`${status} ${hostile.method} ${hostile.path.slice(0, 60)}`);
      if (pauseMs > 0) await setTimeout(pauseMs);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, first) => useConnection(first)));
  return { ...count, faults: [...new Set(count.faults)] };
}

async function send(port: number, agent: Agent, { method, path, headers, body }: HostileRequest): Promise<number> {
  const sent = request({ host: "127.0.0.1", port, agent, method, path, headers: { ...headers, "content-length": body?.length ?? 0 } });
  sent.end(body);
  const [incoming] = await once(sent, "response");
  await once(incoming.resume(), "end");
  return incoming.statusCode;
}
