import { LRUCache } from "lru-cache";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { uploadPolicy } from "../import.policy.ts";
import { draftsOf, type DraftRow, knownIdentities, selectUpload, type UploadRow } from "./csv.queries.server.ts";
import { type JudgedRow, judgeRows, recognizeRows } from "./judge-rows.server.ts";
import { columnsOf } from "./read-row.server.ts";

/** The person's own file; to anyone else it is not found. */
export const ownUpload = (ctx: Ctx, fileId: string, isLocked = false): Promise<UploadRow> =>
  admit(ctx, uploadPolicy, isLocked ? "change" : "read", () => selectUpload(ctx, fileId, isLocked));

export type Judged = { judged: JudgedRow[]; drafts: Map<number, DraftRow> };

/** What can be done with each row of the file, and what was done already. */
export async function judgeUpload(ctx: Ctx, { id, hostId, columns, matching, rows }: UploadRow): Promise<Judged> {
  const [known, readings] = [await knownIdentities(ctx, hostId, id), await readingsOf(ctx, { id, columns, matching, rows })];
  const drafts = new Map((await draftsOf(ctx, id)).map((draft) => [draft.row, draft]));
  return { judged: recognizeRows(readings, known), drafts };
}

/** Reading thousands of rows takes most of a second, and a host turns many pages of one file. */
const latest = new LRUCache<string, JudgedRow[]>({ max: 4 });

type File = Pick<UploadRow, "id" | "columns" | "matching" | "rows">;

async function readingsOf(ctx: Ctx, { id, columns, matching, rows }: File): Promise<JudgedRow[]> {
  const key = `${id} ${matching.join()}`;
  const readings = latest.get(key) ?? (await judgeRows(ctx, columnsOf(columns, matching), columns.length, rows));
  latest.set(key, readings);
  return readings;
}
