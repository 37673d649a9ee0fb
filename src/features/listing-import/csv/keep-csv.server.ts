import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { countHit, type Limit } from "../../../platform/limits/rate-limit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { cleanLine } from "../reading/clean-text.server.ts";
import { insertUpload } from "./csv.queries.server.ts";
import { guessMatching } from "./guess-matching.server.ts";
import { parseCsv } from "./parse-csv.server.ts";

const FILES: Limit = {
  name: "imports.files",
  hits: 30,
  windowSeconds: 600,
  words: "You've uploaded a lot of files in a short time. Please wait a few minutes and try again.",
};

/** Keeps a host's CSV file for a day, with a guess of what its columns say. Refuses what is no CSV file, saying why. */
export async function keepCsv(ctx: Ctx, bytes: Uint8Array, fileName: string): Promise<{ fileId: string }> {
  const { id: hostId } = requireActor(ctx);
  await countHit(ctx, FILES, hostId);
  const { columns, rows } = await parseCsv(bytes);
  const name = cleanLine(fileName, 100) ?? "Your file";
  const matching = guessMatching(
    columns,
    rows.map(({ cells }) => cells),
  );
  const fileId = await transact(ctx, (tx) =>
    insertUpload(tx, { hostId, name, columns: withoutNulls(columns), rows: withoutNulls(rows), rowCount: rows.length, matching }),
  );
  return { fileId };
}

/** The database's JSON has no NUL characters. */
const withoutNulls = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll("\\u0000", "")) as T;
