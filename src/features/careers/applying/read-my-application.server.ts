import type { Ctx } from "../../../platform/context.server.ts";
import { myAccount, requireActor } from "../../accounts/index.server.ts";
import { type ApplicationRow, findDraft, findSent } from "../career.queries.server.ts";
import { type Field, FIELDS } from "../career.rules.ts";
import type { DraftInput, MyApplication } from "../career.schema.ts";
import { readJob } from "../jobs.server.ts";

/** What the person has sent and typed for a position; who has typed nothing yet begins with their own name. */
export async function readMyApplication(ctx: Ctx, jobId: string): Promise<MyApplication> {
  const job = readJob(ctx, jobId);
  const { id } = requireActor(ctx);
  const [draft, sent] = await Promise.all([findDraft(ctx, jobId, id), findSent(ctx, jobId, id)]);
  return {
    job,
    sent: sent ? sentOf(sent) : null,
    draft: {
      values: draft?.values ?? (await ownDetails(ctx)),
      step: draft?.step ?? 1,
      resumeName: draft?.resumeName ?? null,
      updatedAt: draft?.updatedAt.toISOString() ?? null,
    },
  };
}

const sentOf = ({ id, submittedAt, resumeName, status, statusChangedAt }: ApplicationRow): MyApplication["sent"] => ({
  id,
  submittedAt: submittedAt.toISOString(),
  resumeName,
  status,
  statusChangedAt: statusChangedAt?.toISOString() ?? null,
});

async function ownDetails(ctx: Ctx): Promise<DraftInput> {
  const { fullName, email, phone } = await myAccount(ctx);
  const [firstName = "", ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" "), email, phone };
}

export const valuesOf = (row: ApplicationRow): Record<Field, string> =>
  Object.fromEntries(FIELDS.map((name) => [name, row[name]])) as Record<Field, string>;
