import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { AppError } from "../../../platform/errors.ts";
import { declareJob, type Job } from "../../../platform/jobs/jobs.server.ts";
import { countOpen, selectImport } from "../import.queries.server.ts";
import { PublishImportInput } from "../import.schema.ts";
import { asHost } from "../importing/own-import.server.ts";
import { publishImport } from "../publishing/publish-import.server.ts";
import { MOST_OPEN } from "../import.errors.ts";
import { csvError } from "./csv.errors.ts";
import { insertDrafts, noteProblem } from "./csv.queries.server.ts";
import type { PublishRowsInput, RowsPublished } from "./csv.schema.ts";
import { formOf, isComplete } from "./judge-rows.server.ts";
import { judgeUpload, ownUpload } from "./own-upload.server.ts";

const publishQueue = {
  name: "imports.publish-rows",
  input: z.object({ importIds: z.array(z.uuid()), confirmed: z.array(z.string()) }),
};
const IN_A_JOB = 50;

/**
 * Publishes, in the background, all complete rows whose guesses the host confirms; one that was imported before is left out. Pressed again it
 * publishes nothing twice. Refuses when there is no such row.
 */
export async function publishRows(ctx: Ctx, fileId: string, { confirmed }: PublishRowsInput): Promise<RowsPublished> {
  return transact(ctx, async (tx) => {
    const upload = await ownUpload(tx, fileId, true);
    if (!upload.matchedAt) throw csvError("csv_not_matched");
    const { judged, drafts } = await judgeUpload(tx, upload);
    const complete = judged.filter((row) => isComplete(row) && (drafts.get(row.row)?.status ?? "ready") === "ready");
    const agreed = complete.filter(({ guessed }) => guessed.every((name) => confirmed.includes(name)));
    if (agreed.length === 0) throw csvError("csv_none_complete");
    const fresh = agreed.filter(({ row }) => !drafts.has(row));
    if ((await countOpen(tx, upload.hostId)) + fresh.length > MOST_OPEN) throw csvError("csv_no_room");
    const made = new Map((await insertDrafts(tx, upload, fresh)).map(({ row, importId }) => [row, importId]));
    const importIds = agreed.flatMap(({ row }) => made.get(row) ?? drafts.get(row)?.importId ?? []);
    for (let start = 0; start < importIds.length; start += IN_A_JOB)
      await tx.jobs.send(tx.db, publishQueue, { importIds: importIds.slice(start, start + IN_A_JOB), confirmed });
    return { rows: agreed.map(({ row }) => row), waiting: complete.length - agreed.length };
  });
}

/** Publishes one import in its host's name. What keeps it from being published is written on it; one that is published already stays so. */
async function publishRow(ctx: Ctx, importId: string, confirmed: string[]): Promise<void> {
  const row = await selectImport(ctx, importId);
  if (row?.status !== "ready" || !row.listing) return;
  try {
    await publishImport(asHost(ctx, row), importId, PublishImportInput.parse(formOf(row.listing, confirmed)));
  } catch (error) {
    if (error instanceof AppError) await noteProblem(ctx, importId, error.message);
    else throw error;
  }
}

export const publishRowsJob: Job<z.infer<typeof publishQueue.input>> = declareJob({
  ...publishQueue,
  run: async (ctx, { importIds, confirmed }) => {
    for (const importId of importIds) await publishRow(ctx, importId, confirmed);
  },
});
