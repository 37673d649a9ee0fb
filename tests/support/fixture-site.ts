import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { parseTestHosts } from "../../src/platform/outbound/test-hosts.server.ts";
import { type Network, openNetwork } from "../../src/platform/outbound/network.server.ts";
import { type Certificate, selfSignedCertificate } from "./self-signed-certificate.ts";

/** A page as its text, or whatever should happen to a request. */
export type FixtureAnswer = string | Buffer | ((request: IncomingMessage, response: ServerResponse) => unknown);

export type FixtureSite = {
  port: number;
  /** What `ctx.network` must be to find these hosts here. */
  network: Network;
  /** The same for a product of its own: `launchProduct(site.settings)`, `openTestServices(database, site.settings)`. */
  settings: { OUTBOUND_TEST_HOSTS: string; OUTBOUND_TEST_CA: string };
  /** Every request so far, oldest first; `page` is host and path. */
  requests: { page: string; query: string; headers: IncomingMessage["headers"] }[];
  /** Connections open now, and the most that were open at once. */
  connections: { now: number; most: number };
  /** Changes a page, or adds one to a host that the site began with. */
  answer(page: string, answer: FixtureAnswer): void;
  /** Waits until the last connection is closed. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Real HTTPS sites on this machine, by host and path: `{ "www.airbnb.com/rooms/1": "<html>…" }`. A path that ends in `.ics` is a calendar,
 * every other text a page; an unknown path is 404.
 */
export async function startFixtureSite(
  pages: Record<string, FixtureAnswer>,
  { certificate, moreHosts = [] }: { certificate?: Certificate; moreHosts?: string[] } = {},
): Promise<FixtureSite> {
  const answers = new Map(Object.entries(pages));
  const hosts = [...new Set([...moreHosts, ...[...answers.keys()].map((page) => page.split("/", 1)[0] ?? "")])];
  const { key, cert } = certificate ?? selfSignedCertificate(hosts);
  const requests: FixtureSite["requests"] = [];
  const sockets = new Set<Socket>();
  const connections = { now: 0, most: 0 };
  const quiet: (() => void)[] = [];

  const server = createServer({ key, cert }, (request, response) => {
    const [path = "", query = ""] = (request.url ?? "").split("?", 2);
    const page = `${request.headers.host}${path}`;
    requests.push({ page, query, headers: request.headers });
    const answer = answers.get(page);
    if (typeof answer === "function") answer(request, response);
    else if (answer === undefined) response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    else
      response
        .writeHead(200, { "content-type": path.endsWith(".ics") ? "text/calendar; charset=utf-8" : "text/html; charset=utf-8" })
        .end(answer);
  });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    connections.now++;
    connections.most = Math.max(connections.most, connections.now);
    socket.once("close", () => {
      sockets.delete(socket);
      connections.now--;
      if (connections.now === 0) for (const resolve of quiet.splice(0)) resolve();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const list = hosts.map((host) => `${host}=127.0.0.1:${port}`).join(" ");
  const parsed = parseTestHosts(list);
  if (typeof parsed === "string") throw new Error(`The fixture site ${parsed}`);
  return {
    port,
    network: openNetwork({ outboundTest: { hosts: parsed, ca: cert } }),
    settings: { OUTBOUND_TEST_HOSTS: list, OUTBOUND_TEST_CA: cert },
    requests,
    connections,
    answer: (page, answer) => answers.set(page, answer),
    quiet: () => (connections.now === 0 ? Promise.resolve() : new Promise((resolve) => quiet.push(resolve))),
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
