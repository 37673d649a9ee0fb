import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { mostConnections } from "./connection-limits.server.ts";
import { listen, type RunningServer } from "../listen.server.ts";
import { readMetrics } from "../metrics.server.ts";

const SILENCE = 50;
const REQUEST = "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n";
const running: RunningServer[] = [];
afterAll(() => Promise.all(running.map((server) => server.stop())));

type Answer = Parameters<typeof listen>[0];

async function start(answer: Answer, limits: { maxConnections?: number; silence?: number } = {}): Promise<RunningServer> {
  const { silence = SILENCE, ...address } = limits;
  const server = await listen(answer, { port: 0, host: "127.0.0.1", ...address }, { silence });
  running.push(server);
  return server;
}

const endAtOnce: Answer = (_, response) => void response.end("done");

async function open({ port }: RunningServer, text = ""): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  if (text) socket.write(text);
  return socket;
}

test("a connection that sends nothing is closed", async () => {
  const socket = await open(await start(endAtOnce));
  expect(await once(socket.resume(), "close")).toEqual([false]);
});

test("a connection that stops in the middle of a request is closed", async () => {
  const socket = await open(await start(endAtOnce), "GET / HT");
  expect(await once(socket.resume(), "close")).toEqual([false]);
});

test("a client that does not read its answer is closed", async () => {
  const closed = Promise.withResolvers<boolean>();
  const server = await start((_, response) => {
    response.once("close", () => closed.resolve(response.writableFinished)).end(Buffer.alloc(64 * 1024 * 1024));
  });
  const socket = await open(server, REQUEST);
  expect(await closed.promise).toBe(false);
  socket.destroy();
});

test("an answer that takes longer is waited for, and so is a stream that has nothing to say for a while", async () => {
  const silent = Promise.withResolvers<() => void>();
  const server = await start((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write("first ");
    silent.resolve(() => response.end("last"));
  });
  const socket = await open(server, REQUEST.replace("host", "connection: close\r\nhost"));
  let received = "";
  socket.on("data", (chunk) => (received += chunk));
  const finish = await silent.promise;
  // Others that came after it have been closed for their silence by then, twice over.
  for (let n = 0; n < 2; n++) await once((await open(server)).resume(), "close");
  finish();
  await once(socket, "close");
  expect(received).toMatch(/first .*last/s);
});

test("a connection too many is closed at once and counted, and the others are answered", async () => {
  const server = await start(endAtOnce, { maxConnections: 2, silence: 60_000 });
  const held = [await open(server), await open(server)];
  const before = await droppedSoFar();
  const third = connect(server.port, "127.0.0.1").resume();
  third.on("error", () => {});
  await once(third, "close");
  expect((await droppedSoFar()) - before).toBe(1);
  for (const socket of held) {
    socket.write(REQUEST);
    expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 200/);
    socket.destroy();
  }
});

test("connections leave the process room for its other files", () => {
  expect(mostConnections(10_000, 20_000)).toBe(10_000);
  expect(mostConnections(10_000, 1024)).toBe(768);
  expect(mostConnections(10_000, 100)).toBe(1);
  expect(mostConnections(10_000)).toBeGreaterThan(0);
});

const droppedSoFar = async () => Number(/^http_connections_dropped_total (\d+)/m.exec((await readMetrics()).text)?.[1]);
