import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../context.server.ts";
import { declareJob } from "../jobs/jobs.server.ts";
import type { Email } from "./mail-layout.ts";
import { renderEmail } from "./render-email.ts";
import { outboxMessages } from "./mail.tables.server.ts";
import { SMTP_CONNECTIONS, transportTo } from "./smtp-transport.server.ts";

const Attachment = z.object({ filename: z.string().regex(/^[\w.-]+$/), contentType: z.string(), content: z.string() });
const Mail = z.object({
  // Emails queued by an older version have neither an id nor attachments.
  id: z.uuid().optional(),
  to: z.email(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(Attachment).default([]),
  unsubscribeUrl: z.string().optional(),
});
type Mail = z.infer<typeof Mail>;

/**
 * Queues the email in the caller's transaction; a worker sends it, and tries again while the mail server is away. By its id the outbox takes it once
 * and mailboxes know it again, when a worker was killed before it could say that it was sent.
 */
export async function sendEmail(ctx: Ctx, email: Email): Promise<void> {
  await ctx.jobs.send(ctx.db, deliverMail, { id: randomUUID(), ...renderEmail(email, ctx.config.brandName) });
}

export const deliverMail = declareJob<Mail>({
  name: "mail.deliver",
  input: Mail,
  concurrency: SMTP_CONNECTIONS,
  batch: 50,
  retryLimit: 12,
  keepFinishedSeconds: 60,
  async run(ctx, { id: emailId, unsubscribeUrl, ...mail }) {
    const { smtpUrl, mailFrom, appOrigin } = ctx.config;
    if (!smtpUrl) {
      const { to: recipient, ...email } = mail;
      const row = { recipient, ...email, emailId, createdAt: ctx.clock.now() };
      await ctx.db.insert(outboxMessages).values(row).onConflictDoNothing({ target: outboxMessages.emailId });
      return;
    }
    const messageId = emailId && { messageId: `<${emailId}@${new URL(appOrigin).hostname}>` };
    await transportTo(smtpUrl).sendMail({ from: mailFrom, ...mail, ...messageId, headers: unsubscribeHeaders(unsubscribeUrl) });
  },
});

/** RFC 8058: mail programs show a button that turns these emails off. */
const unsubscribeHeaders = (url: string | undefined): Record<string, string> =>
  url ? { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {};

export type OutboxMessage = Omit<typeof outboxMessages.$inferSelect, "createdAt"> & { createdAt: string };

/** The newest emails of the local outbox, for development and the demo. */
export async function readOutbox(ctx: Ctx, recipient: string | null): Promise<OutboxMessage[]> {
  const rows = await ctx.db
    .select()
    .from(outboxMessages)
    .where(recipient ? eq(outboxMessages.recipient, recipient) : undefined)
    .orderBy(desc(outboxMessages.id))
    .limit(50);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** One email of the local outbox. */
export async function readOutboxEmail(ctx: Ctx, id: number): Promise<typeof outboxMessages.$inferSelect | null> {
  if (!Number.isInteger(id)) return null;
  const [row] = await ctx.db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return row ?? null;
}
