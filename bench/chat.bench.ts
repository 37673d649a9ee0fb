import { randomUUID } from "node:crypto";
import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { readChat } from "../src/features/support-chat/talking/read-chat.server.ts";
import { say } from "../tests/support/chats.ts";
import { findFreePort } from "../scripts/product/claim-port.ts";
import { type ServerProcess, startServer } from "../tests/support/server-process.ts";
import { type ChatWorld, openChatWorld } from "./support/chat-world.ts";
import { collectGarbage } from "./support/collect-garbage.ts";
import { ask, median } from "./support/measure.ts";

export const name = "chat";

const STREAMS = Number(process.env.BENCH_STREAMS ?? 5_000);
/** One person has at most twenty. */
const PEOPLE = Math.ceil(STREAMS / 20);
const PER_SECOND = 50;
const SECONDS = 8;
const ROUND_TRIPS = 150;

/** Chats beside the least that PostgreSQL and Node can do: messages accepted and seen, long chats read, many open pages. */
export async function run(): Promise<void> {
  const world = await openChatWorld(PEOPLE);
  try {
    await accepting(world);
    await reading(world);
    await seeing(world);
    await streaming(world);
  } finally {
    await world.close();
  }
}

const percentile = (values: number[], part: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
const print = (what: string, base: number, ours: number, most: number, unit = "ms") =>
  console.log(
    `${what.padEnd(44)}${base.toFixed(2).padStart(9)} ${unit}${ours.toFixed(2).padStart(9)} ${unit}   ${(ours / base).toFixed(2)} (at most ${most})`,
  );

/** Fifty a second, each begun on time however long the others take. */
async function atPace(send: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  const began = performance.now();
  for (let i = 0; i < PER_SECOND * SECONDS; i++) {
    await pause(Math.max(0, began + (i * 1_000) / PER_SECOND - performance.now()));
    const at = performance.now();
    sent.push(send(i).then(() => void times.push(performance.now() - at)));
  }
  await Promise.all(sent);
  return times;
}

async function accepting({ url, people, agent }: ChatWorld): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query("create table bare_messages (id uuid primary key, chat_id uuid, content text, created_at timestamptz)");
  const bare = () =>
    atPace(async () => {
      const client = await pool.connect();
      const id = randomUUID();
      await client.query("begin");
      await client.query("insert into bare_messages values ($1, $2, $3, now())", [id, people[0]?.chatId, "Hello there"]);
      await client.query("select pg_notify('bare', $1)", [id]);
      await client.query("commit");
      client.release();
    });
  const of = (i: number) => people[i % people.length] as ChatWorld["people"][number];
  await bare();
  const base = await bare();
  const person = await atPace((i) => say(of(i).member, of(i).chatId, "Hello there"));
  const support = await atPace((i) => say(agent, of(i).chatId, "Hello there"));
  for (const [who, ours] of [
    ["a person's", person],
    ["an agent's, with its notification", support],
  ] as const) {
    print(`accept ${who}, p50`, percentile(base, 0.5), percentile(ours, 0.5), 3);
    print(`accept ${who}, p99`, percentile(base, 0.99), percentile(ours, 0.99), 10);
  }
  await pool.end();
}

async function reading(world: ChatWorld): Promise<void> {
  const [{ member }] = world.people as [ChatWorld["people"][number]];
  const [short, long] = [await world.longChat(100), await world.longChat(10_000)];
  const times: { base: number[]; ours: number[] } = { base: [], ours: [] };
  for (let i = 0; i < 100; i++)
    for (const [key, chatId] of [
      ["base", short],
      ["ours", long],
    ] as const) {
      const at = performance.now();
      await readChat(member, { chatId });
      times[key].push(performance.now() - at);
    }
  print("last 50 of 10,000 beside last 50 of 100", median(times.base), median(times.ours), 3);
}

/** From the send to one server until the page of another one gets it, beside a bare insert and notify until it arrives. */
async function seeing({ url, dataDir, people, agent }: ChatWorld): Promise<void> {
  const [{ cookie, chatId }] = people as [ChatWorld["people"][number]];
  const [sender, hearer, server] = [
    new pg.Client({ connectionString: url }),
    new pg.Client({ connectionString: url }),
    await startServer(url, dataDir),
  ];
  await Promise.all([sender.connect(), hearer.connect()]);
  await hearer.query("listen bare");
  const base: number[] = [];
  for (let i = 0; i < ROUND_TRIPS; i++) {
    const notified = once(hearer, "notification");
    const at = performance.now();
    await sender.query("begin");
    await sender.query("insert into bare_messages values ($1, $2, $3, now())", [randomUUID(), chatId, "Hello there"]);
    await sender.query("select pg_notify('bare', 'x')");
    await Promise.all([sender.query("commit"), notified]);
    base.push(performance.now() - at);
  }
  const port = Number(new URL(server.origin).port);
  const page = connect(port, "127.0.0.1", () => page.write(`GET /live HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`));
  let text = "";
  page.on("data", (chunk) => (text += chunk.toString()));
  while (!text.includes("missed")) await once(page, "data");
  const ours: number[] = [];
  for (let i = 0; i < ROUND_TRIPS; i++) {
    const id = randomUUID();
    const at = performance.now();
    const sent = say(agent, chatId, "Hello there", id);
    while (!text.includes(id)) await once(page, "data");
    ours.push(performance.now() - at);
    await sent;
    text = "";
  }
  print("send to seen across two processes, p50", median(base), median(ours), 3);
  page.destroy();
  await Promise.all([sender.end(), hearer.end(), server.stop()]);
}

/** What the process holds. Opening streams leaves more than that behind, which goes by and by. */
async function megabytes(server: ServerProcess, inspectPort: number): Promise<number> {
  await collectGarbage(inspectPort);
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(await (await fetch(`${server.origin}/metrics`)).text())?.[1]) / 1e6;
}

async function streaming({ url, dataDir, people }: ChatWorld): Promise<void> {
  const inspectPort = await findFreePort();
  let server = await startServer(url, dataDir, { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}` });
  const PORT = new URL(server.origin).port;
  for (let i = 0; i < 20; i++) await fetch(server.origin);
  await warmUp(Number(PORT), people);
  const before = await megabytes(server, inspectPort);
  const quiet = await pageTimes(server.origin, () => true, 100);
  const cookies = people.map(({ cookie }) => cookie);
  const { child, answer } = await ask("chat-streams", { port: Number(PORT), cookies, count: STREAMS });
  const kilobytes = ((await megabytes(server, inspectPort)) - before) * (1e3 / Number(answer));
  console.log(`${String(answer)} streams on one process: ${kilobytes.toFixed(1)} kB each (at most 40)`);
  const stopped = performance.now();
  await server.stop();
  console.log(`stopping with them open: ${((performance.now() - stopped) / 1e3).toFixed(1)} s (at most 2)`);
  server = { ...(await startServer(url, dataDir, { PORT })), origin: server.origin };
  const restarted = performance.now();
  let isBack = false;
  const busy = pageTimes(server.origin, () => !isBack, Number.POSITIVE_INFINITY);
  while ((await countOpen(child)) < STREAMS && performance.now() - restarted < 120_000) await pause(250);
  const seconds = (performance.now() - restarted) / 1e3;
  isBack = true;
  console.log(`${await countOpen(child)} are back ${seconds.toFixed(1)} s after a restart (at most 30)`);
  print("other pages meanwhile, p99", percentile(quiet, 0.99), percentile(await busy, 0.99), 2);
  child.kill();
  await server.stop();
}

/** A process that has held streams before grows by the streams alone. */
async function warmUp(port: number, people: ChatWorld["people"]): Promise<void> {
  const cookies = people.map(({ cookie }) => cookie);
  const { child } = await ask("chat-streams", { port, cookies, count: STREAMS / 5 });
  child.kill();
  await once(child, "exit");
  await pause(2_000);
}

async function countOpen(child: ChildProcess): Promise<number> {
  child.send("count");
  const [count] = (await once(child, "message")) as [number];
  return count;
}

async function pageTimes(origin: string, isWanted: () => boolean, most: number): Promise<number[]> {
  const times: number[] = [];
  while (isWanted() && times.length < most) {
    const at = performance.now();
    await (await fetch(`${origin}/search`)).text();
    times.push(performance.now() - at);
    await pause(20);
  }
  return times;
}
