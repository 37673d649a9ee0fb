import type { Ctx } from "../../../platform/context.server.ts";
import { latestThreads } from "../forum.queries.server.ts";
import type { ForumThreadSummary } from "../forum.schema.ts";
import { threadSummaries } from "../forum.view.server.ts";

const SHOWN = 8;

/** The threads of all categories that everyone can read and in which somebody wrote last. */
export const latestForumThreads = async (ctx: Ctx): Promise<ForumThreadSummary[]> =>
  threadSummaries(ctx, (await latestThreads(ctx, SHOWN)).slice(0, SHOWN));
