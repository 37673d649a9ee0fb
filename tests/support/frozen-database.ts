import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";
import type { Services } from "../../src/platform/context.server.ts";
import { type DatabaseWatch, watchDatabase } from "../../src/platform/db/database-watch.server.ts";

/** Watches the database of the test's services until the file's last test. */
export function watchTestDatabase({ config, log }: Pick<Services, "config" | "log">): DatabaseWatch {
  const watch = watchDatabase(config.database.url, log);
  afterAll(watch.stop);
  return watch;
}

/** A way to the database that can be frozen: connections stay open, new ones are taken, and nothing is answered. */
export async function openFreezableWay(url: string): Promise<{ url: string; freeze(): void; thaw(): void; close(): void }> {
  const socketFile = `${new URL(url).searchParams.get("host")}/.s.PGSQL.5432`;
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const database = createConnection(socketFile);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => to.write(bytes));
      from
        .on("error", () => to.destroy())
        .on("close", () => {
          sockets.delete(from);
          to.destroy();
        });
      if (isFrozen) from.pause();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const way = new URL(url);
  way.search = "";
  way.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: way.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
