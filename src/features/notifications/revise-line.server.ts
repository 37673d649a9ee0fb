import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { notifications } from "./notification.tables.server.ts";

type Revision = {
  foldKey: string;
  ref: string;
  /** What an email would tell of it; null: it was taken back. */
  text: string | null;
  /** What the inbox says instead, read or not, where it has its words; left out: what it said. */
  shown?: string;
};

/** Changes or deletes the notification of one thing, such as a message that was edited or unsent. */
export async function reviseLine(ctx: Ctx, { foldKey, ref, text, shown }: Revision): Promise<void> {
  const isThis = sql`line->>'ref' = ${ref}`;
  const kept =
    text === null
      ? sql`select coalesce(jsonb_agg(line), '[]') from jsonb_array_elements(${notifications.lines}) line where not (${isThis})`
      : sql`select coalesce(jsonb_agg(case when ${isThis} then line || jsonb_build_object('text', ${text}::text) else line end), '[]') from jsonb_array_elements(${notifications.lines}) line`;
  await ctx.db
    .update(notifications)
    .set({
      lines: sql`(${kept})`,
      ...(shown !== undefined && {
        text: sql`case when ${notifications.textRef} = ${ref} then ${shown}::text else ${notifications.text} end`,
      }),
    })
    .where(eq(notifications.foldKey, foldKey));
}
