import type { z } from "zod";
import type { Db } from "../db/database.server.ts";

/** Where a job is sent: its name and what it takes. */
export type Queue<T extends object> = { name: string; input: z.ZodType<T> };

export interface Jobs {
  /** Queues the job in the caller's transaction: it exists if, and only if, that commits. */
  send<T extends object>(db: Db, queue: Queue<T>, input: T, options?: { startAfter?: Date }): Promise<void>;
  /** Lets a job that was given up be tried again. */
  retry(db: Db, queueName: string, jobId: string): Promise<void>;
}
