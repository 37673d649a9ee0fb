import type { Ctx } from "../../platform/context.server.ts";
import { readJob } from "../../features/careers/index.server.ts";

/** The id of an open position in the address, or "Job Not Found". */
export const jobIdOf = (ctx: Ctx, params: Record<string, string | undefined>): string => readJob(ctx, params["jobId"] ?? "").id;
