import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { type Email, greet } from "../../../platform/mail/mail-layout.ts";
import { sendEmail } from "../../../platform/mail/mail.server.ts";
import { findAccount } from "../../accounts/index.server.ts";
import { NOTIFICATION_KINDS, type NotificationKind } from "../notification.kinds.ts";
import { notificationChoices } from "../notification.tables.server.ts";
import { unsubscribeUrl } from "./unsubscribe-token.server.ts";

/** Emails a person about something of this kind, unless they turned that off or deleted the account. False: no email went out. */
export async function emailOwner(
  ctx: Ctx,
  personId: string,
  kind: NotificationKind,
  email: Omit<Email, "to" | "greeting">,
): Promise<boolean> {
  const person = await findAccount(ctx, personId);
  if (!person?.emailNotifications || !(await wantsEmail(ctx, personId, kind))) return false;
  await sendEmail(ctx, {
    ...email,
    to: person.email,
    greeting: greet(person.fullName),
    unsubscribe: { url: unsubscribeUrl(ctx, personId, kind), what: NOTIFICATION_KINDS[kind].label },
  });
  return true;
}

async function wantsEmail(ctx: Ctx, personId: string, kind: NotificationKind): Promise<boolean> {
  const [choice] = await ctx.db
    .select({ email: notificationChoices.email })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.personId, personId), eq(notificationChoices.kind, kind)));
  return choice?.email ?? true;
}
