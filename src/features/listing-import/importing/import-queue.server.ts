import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import type { Queue } from "../../../platform/jobs/queue.server.ts";

export const importQueue: Queue<{ importId: string }> = { name: "imports.work", input: z.object({ importId: z.uuid() }) };

/** Lets a worker go on with this import. */
export const wakeImport = (ctx: Ctx, importId: string, startAfter?: Date): Promise<void> =>
  ctx.jobs.send(ctx.db, importQueue, { importId }, startAfter ? { startAfter } : {});
