import type { Ctx } from "../../platform/context.server.ts";
import { readOpenJobs } from "../content/index.server.ts";
import { careerError } from "./career.errors.ts";
import { JobView } from "./career.schema.ts";

/** The positions that are open, as the operator wrote them in `careers/`. */
export const listJobs = (ctx: Ctx): JobView[] =>
  readOpenJobs(ctx).map(({ slug: id, date: postedOn, salaryFrom: from, salaryTo: to, ...job }) =>
    JobView.parse({ ...job, id, postedOn, salary: { from, to } }),
  );

export const findJob = (ctx: Ctx, id: string): JobView | undefined => listJobs(ctx).find((job) => job.id === id);

/** What a position is called; of one that is no longer written anywhere, what its address says. */
export const titleOfJob = (ctx: Ctx, id: string): string =>
  findJob(ctx, id)?.title ?? id.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());

/** One position; refuses one that is not open. */
export function readJob(ctx: Ctx, id: string): JobView {
  const job = findJob(ctx, id);
  if (!job) throw careerError("job_not_found");
  return job;
}
