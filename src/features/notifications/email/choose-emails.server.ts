import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { choosableKinds, KINDS, type NotificationKind } from "../notification.kinds.ts";
import { notificationPolicy } from "../notification.policy.ts";
import type { ChooseEmailsInput, EmailChoices } from "../notification.schema.ts";
import { notificationChoices } from "../notification.tables.server.ts";

/** Which kinds the person gets by email. */
export async function readEmailChoices(ctx: Ctx): Promise<EmailChoices> {
  const chosen = await ctx.db
    .select({ kind: notificationChoices.kind, email: notificationChoices.email })
    .from(notificationChoices)
    .where(eq(notificationChoices.personId, requireActor(ctx).id));
  const byKind = new Map(chosen.map(({ kind, email }) => [kind, email]));
  return Object.fromEntries(KINDS.map((kind) => [kind, byKind.get(kind) ?? true])) as EmailChoices;
}

/** The kinds that the person can get by email and turn off. */
export const myEmailKinds = ({ actor }: Ctx): NotificationKind[] => choosableKinds(notificationPolicy.may(actor, "getDeskEmails"));

/** Turns emails of these kinds on or off, for the person who is signed in. Security emails are no choice. */
export async function chooseEmails(ctx: Ctx, choices: ChooseEmailsInput): Promise<EmailChoices> {
  const { id } = requireActor(ctx);
  const rows = Object.entries(choices).map(([kind, email]) => ({ personId: id, kind: kind as NotificationKind, email }));
  await storeChoices(ctx, rows);
  return readEmailChoices(ctx);
}

export async function storeChoices(ctx: Ctx, rows: (typeof notificationChoices.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db
    .insert(notificationChoices)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationChoices.personId, notificationChoices.kind],
      set: { email: sql`excluded.email` },
    });
}
