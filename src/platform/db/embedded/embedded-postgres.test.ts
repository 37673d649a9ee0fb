import { existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { forkProgram, killHard, nextMessage } from "../../../../tests/support/child-program.ts";
import { temporaryDirectory } from "../../../../tests/support/temporary-directory.ts";
import { type EmbeddedPostgres, findEmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.server.ts";

async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

function dataDirectory(mode?: number): string {
  const directory = temporaryDirectory("cluster", mode);
  onTestFinished(() => directory.remove());
  return directory.path;
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const cluster = await startEmbeddedPostgres({ dataDir });
  onTestFinished(cluster.stop);
  return cluster;
}

const postmasterPid = (dataDir: string) => Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

test("starts in a directory that only its owner can enter, also for root, and keeps the data over a stop", async () => {
  const dataDir = dataDirectory(0o700);
  const first = await startEmbeddedPostgres({ dataDir });
  await query(first.url, "create table kept as select 'still here' as word");
  await first.stop();
  expect(await findEmbeddedPostgres(dataDir)).toBeNull();
  const second = await start(dataDir);
  expect(await query(second.url, "select word from kept")).toEqual([{ word: "still here" }]);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

describe("a running one", async () => {
  const directory = temporaryDirectory("cluster");
  const cluster = await startEmbeddedPostgres({ dataDir: directory.path });
  afterAll(async () => {
    await cluster.stop();
    directory.remove();
  });

  test("does not run as root", async () => {
    const [row] = await query<{ directory: string }>(cluster.url, "select current_setting('data_directory') as directory");
    expect(statSync(row?.directory ?? "").uid).not.toBe(0);
  });

  test("listens on no port, only on a socket of its own", async () => {
    expect(await query(cluster.url, "select current_setting('listen_addresses') as addresses")).toEqual([{ addresses: "" }]);
    expect(existsSync(join(directory.path, "socket", ".s.PGSQL.5432"))).toBe(true);
  });

  test("is found by whoever works beside it", async () => {
    expect(await findEmbeddedPostgres(directory.path)).toBe(cluster.url);
  });

  test("refuses plainly a second start on the same directory", async () => {
    await expect(startEmbeddedPostgres({ dataDir: directory.path, ownerWaitMs: 0 })).rejects.toThrow(
      `Another process is already running on ${directory.path}. Stop it first, or give this one another DATA_DIR.`,
    );
  });
});

test("takes over the database that a killed owner left running, with its data", async () => {
  const dataDir = dataDirectory();
  const owner = forkProgram("own-cluster", [dataDir]);
  const url = String(await nextMessage(owner));
  await query(url, "create table kept as select 'still here' as word");
  const pid = postmasterPid(dataDir);
  await killHard(owner);
  const successor = await start(dataDir);
  expect(await query(successor.url, "select word from kept")).toEqual([{ word: "still here" }]);
  expect(postmasterPid(dataDir)).toBe(pid);
});

test("recovers when the owner and the database were both killed", async () => {
  const dataDir = dataDirectory();
  const owner = forkProgram("own-cluster", [dataDir]);
  const url = String(await nextMessage(owner));
  await query(url, "create table kept as select 'still here' as word");
  const pid = postmasterPid(dataDir);
  process.kill(pid, "SIGKILL");
  await killHard(owner);
  const successor = await start(dataDir);
  expect(await query(successor.url, "select word from kept")).toEqual([{ word: "still here" }]);
  expect(postmasterPid(dataDir)).not.toBe(pid);
});

test("is started again when it ended by itself, and says why when it cannot be", async () => {
  const dataDir = dataDirectory();
  const cluster = await start(dataDir);
  const said: string[] = [];
  const kept = cluster.keepRunning((text) => said.push(text), [0, 10]);
  kept.catch(() => {});
  await query(cluster.url, "create table kept as select 'still here' as word");
  process.kill(postmasterPid(dataDir), "SIGKILL");
  await expect.poll(() => said, { timeout: 10_000 }).toContain("The database is running again");
  expect(await query(cluster.url, "select word from kept")).toEqual([{ word: "still here" }]);
  await expect(startEmbeddedPostgres({ dataDir, ownerWaitMs: 0 })).rejects.toThrow("Another process is already running");
  const [control, away] = [join(dataDir, "postgres/global/pg_control"), join(dataDir, "pg_control")];
  renameSync(control, away);
  process.kill(postmasterPid(dataDir), "SIGKILL");
  await expect(kept).rejects.toThrow(/PostgreSQL did not start[\s\S]*pg_control/);
}, 40_000);

test("works from a directory whose name is too long for a socket", async () => {
  const dataDir = join(dataDirectory(), "a-very-long-name".repeat(6));
  const { url } = await start(dataDir);
  const socketDir = new URL(url).searchParams.get("host") ?? "";
  onTestFinished(() => rmSync(socketDir, { recursive: true, force: true }));
  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
});
