import type { Ctx } from "../../../platform/context.server.ts";
import type { Email } from "../../../platform/mail/mail-layout.ts";
import { sendEmail } from "../../../platform/mail/mail.server.ts";
import { findAccountById } from "../account.queries.server.ts";

/** Writes to somebody about their trips and listings; not to one who does not want that, or who is gone. */
export async function emailPerson(ctx: Ctx, personId: string, email: Omit<Email, "to" | "greeting">): Promise<void> {
  const person = await findAccountById(ctx, personId);
  if (person?.emailNotifications) await sendEmail(ctx, { ...email, to: person.email, greeting: `Hello ${person.fullName},` });
}
