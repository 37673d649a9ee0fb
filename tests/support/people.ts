import { desc, eq, isNotNull, sql } from "drizzle-orm";
import { profiles } from "../../src/features/accounts/account.tables.server.ts";
import { identifyVisitor, registerAccount, signIn } from "../../src/features/accounts/index.server.ts";
import { emailUnread } from "../../src/features/notifications/email/email-unread.server.ts";
import { notifications } from "../../src/features/notifications/notification.tables.server.ts";
import type { Ctx, Services } from "../../src/platform/context.server.ts";
import { outboxMessages } from "../../src/platform/mail/mail.tables.server.ts";
import { runJobs } from "./run-jobs.ts";
import { cookiesAfter, testCtx, type Visit } from "./test-ctx.ts";

export const PASSWORD = "a boat named patience";

let count = 0;

export type Person = { email: string; cookie: string };

/** Somebody new, registered and signed in. */
export async function newPerson(services: Services, fullName = "Robin Harbour"): Promise<Person> {
  const email = `person-${++count}@example.com`;
  const ctx = testCtx(services, { address: `198.51.100.${count % 250}` });
  await registerAccount(ctx, { fullName, email, password: PASSWORD });
  return { email, cookie: cookiesAfter(ctx) };
}

/** Someone new whose email address is confirmed. */
export async function confirmedPerson(services: Services, fullName?: string): Promise<Person> {
  const person = await newPerson(services, fullName);
  await services.db.update(profiles).set({ emailVerified: true }).where(eq(profiles.email, person.email));
  return person;
}

/** A visit of a person who holds these cookies. */
export async function visitOf(
  services: Services,
  { cookie }: { cookie: string },
  visit: Visit = {},
): Promise<Ctx & ReturnType<typeof testCtx>> {
  const ctx = testCtx(services, { ...visit, cookie });
  const identity = await identifyVisitor(ctx);
  return { ...ctx, actor: identity?.actor ?? null };
}

/** The person signs in on one more device. */
export async function anotherDevice(services: Services, { email }: Person, visit: Visit = {}): Promise<Person> {
  const ctx = testCtx(services, visit);
  await signIn(ctx, { email, password: PASSWORD });
  return { email, cookie: cookiesAfter(ctx) };
}

/** Lets the time pass that emails about unread notifications wait. */
async function makeUnreadDue(services: Services): Promise<void> {
  await services.db.update(notifications).set({ emailDueAt: services.clock.now() }).where(isNotNull(notifications.emailDueAt));
  await services.db.execute(sql`update pgboss.job set start_after = now() where name = ${emailUnread.name} and state = 'created'`);
}

/** The newest email to this address after all due jobs have run, and what is still unread by then was emailed. */
export async function newestEmail(services: Services, address: string): Promise<typeof outboxMessages.$inferSelect | undefined> {
  await runJobs(services);
  await makeUnreadDue(services);
  await runJobs(services);
  const [email] = await services.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, address))
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  return email;
}

/** The token in the email's link. */
export function tokenIn(email: { text: string } | undefined): string {
  const address = /https?:\/\/\S+/.exec(email?.text ?? "")?.[0];
  return (address && new URL(address).searchParams.get("token")) ?? "";
}
