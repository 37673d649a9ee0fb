import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { csvError } from "./csv.errors.ts";
import { saveMatching } from "./csv.queries.server.ts";
import type { MatchColumnsInput } from "./csv.schema.ts";
import { ownUpload } from "./own-upload.server.ts";

/** Keeps what the host says that the columns of their file are. Needs a column with the title. */
export async function matchColumns(ctx: Ctx, fileId: string, { matching }: MatchColumnsInput): Promise<void> {
  await transact(ctx, async (tx) => {
    const { columns } = await ownUpload(tx, fileId, true);
    if (matching.length !== columns.length) throw requestError("malformed_request");
    if (!matching.includes("title")) throw csvError("csv_no_title");
    await saveMatching(tx, fileId, matching);
  });
}
