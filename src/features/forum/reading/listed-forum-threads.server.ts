import { and, asc, eq, gt, lte, max } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { threadPath } from "../forum.rules.ts";
import { forumThreads } from "../forum.tables.server.ts";

const AT_ONCE = 1_000;

/** The number of the newest thread: how far a sitemap goes. */
export async function lastForumThreadNumber({ db }: Ctx): Promise<number> {
  const [row] = await db.select({ last: max(forumThreads.serial) }).from(forumThreads);
  return row?.last ?? 0;
}

/** The threads that everyone can read, with numbers above the first and up to the last, some at a time. */
export async function* listedForumThreads({ db }: Ctx, first: number, last: number): AsyncGenerator<{ path: string; changedAt: Date }[]> {
  for (let after = first; after < last;) {
    const rows = await db
      .select()
      .from(forumThreads)
      .where(and(eq(forumThreads.status, "visible"), gt(forumThreads.serial, after), lte(forumThreads.serial, last)))
      .orderBy(asc(forumThreads.serial))
      .limit(AT_ONCE);
    if (rows.length > 0) yield rows.map((row) => ({ path: threadPath(row), changedAt: row.lastPostAt }));
    after = rows.length < AT_ONCE ? last : (rows.at(-1)?.serial ?? last);
  }
}
