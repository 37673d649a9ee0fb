import { afterAll } from "vitest";
import { isInTransaction, openDatabase } from "../../src/platform/db/database.server.ts";
import { silentLog } from "./silent-log.ts";
import { openTestServices, type TestServices } from "./test-ctx.ts";
import type { TestDatabase } from "./test-database.ts";

export type OneConnection = {
  /** With one connection to the database: what wants a second one while it holds it fails. */
  services: TestServices;
  /** What was waited for in a transaction beside statements, such as "storage.put". */
  waits: string[];
};

/** A process with one connection that notices files, networks and hashes for which a transaction would wait. */
export async function openOneConnection(database: TestDatabase): Promise<OneConnection> {
  const { close, ...one } = openDatabase(database.url, { log: silentLog, name: "one-connection", max: 1 });
  afterAll(close);
  const waits: string[] = [];
  const services = watched(await openTestServices({ ...database, ...one }), waits);
  return { services, waits };
}

/** The same services, of which files, networks and hashes note in whose transaction they are asked for. */
export function watched(services: TestServices, waits: string[]): TestServices {
  const watch = <T extends object>(name: string, service: T): T =>
    new Proxy(service, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          if (isInTransaction()) waits.push(`${name}.${String(key)}`);
          return Reflect.apply(value, target, given) as unknown;
        };
      },
    });
  return {
    ...services,
    storage: watch("storage", services.storage),
    network: watch("network", services.network),
    ...(services.passwords && { passwords: watch("passwords", services.passwords) }),
  };
}
