import type { Ctx } from "../../../platform/context.server.ts";
import type { Letter } from "../../../platform/mail/mail-layout.ts";
import { sendLetter } from "../../../platform/mail/mail.server.ts";
import { findAccountById } from "../account.queries.server.ts";

/** Writes to somebody about their trips and listings; not to one who does not want that, or who is gone. */
export async function writeToPerson(ctx: Ctx, personId: string, letter: Omit<Letter, "to" | "greeting">): Promise<void> {
  const person = await findAccountById(ctx, personId);
  if (person?.emailNotifications) await sendLetter(ctx, { ...letter, to: person.email, greeting: `Hello ${person.fullName},` });
}
