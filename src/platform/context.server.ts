import type { Clock } from "./clock.ts";
import type { Config } from "./config.server.ts";
import type { Db } from "./db/database.server.ts";
import type { Jobs } from "./jobs/queue.server.ts";
import type { Log } from "./log.server.ts";
import type { Network } from "./outbound/network.server.ts";
import type { PageTag } from "./page-tags.ts";
import type { Storage } from "./storage/storage.server.ts";

export type Actor = {
  id: string;
  sessionId: string;
  isHost: boolean;
  supportRole: string | null;
};

/** What a process has from its start to its end. */
export type Services = {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  storage: Storage;
  network: Network;
  /** The auth library's own, except in tests. */
  passwords?: Passwords;
};

/** How passwords are kept. */
export type Passwords = {
  hash(password: string): Promise<string>;
  verify(kept: { hash: string; password: string }): Promise<boolean>;
};

/** One HTTP request as verbs see it: who sent it and the headers that go back with the answer. */
export type RequestContext = {
  requestId: string;
  address: string;
  /** Whom limits count the address as. */
  network: string;
  userAgent: string;
  headers: Headers;
  reply: Headers;
  /** Tags of what the page shows; see `dependsOn`. */
  tags: Set<PageTag>;
  /** When something that the page shows ends by itself; see `showsUntil`. */
  shownUntil: Date | null;
};

/** What every verb gets: the services, who is asking (null: a visitor, or the product itself in a job), and the request if there is one. */
export type Ctx = Services & { actor: Actor | null; request: RequestContext | null };
