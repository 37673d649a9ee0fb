import type { Ctx } from "../../../platform/context.server.ts";
import { type Email, greet } from "../../../platform/mail/mail-layout.ts";
import { sendEmail } from "../../../platform/mail/mail.server.ts";
import { findAccountById } from "../account.queries.server.ts";

/** Emails a person about their trips and listings, unless they turned that off or deleted the account. */
export async function emailPerson(ctx: Ctx, personId: string, email: Omit<Email, "to" | "greeting">): Promise<void> {
  const person = await findAccountById(ctx, personId);
  if (person?.emailNotifications) await sendEmail(ctx, { ...email, to: person.email, greeting: greet(person.fullName) });
}
