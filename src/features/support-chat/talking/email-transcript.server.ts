import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { greet } from "../../../platform/mail/mail-layout.ts";
import { sendEmail } from "../../../platform/mail/mail.server.ts";
import { findAccount } from "../../accounts/index.server.ts";
import { admitToChat } from "../chat-access.server.ts";
import { chatError } from "../chat.errors.ts";
import { type Conversation, selectLast } from "../chat.queries.server.ts";
import { messageViews } from "../chat.view.server.ts";

const MOST_MESSAGES = 500;
const OFTEN = {
  name: "chat.transcript",
  hits: 5,
  windowSeconds: 3_600,
  words: "We've emailed you this a few times already. Try again later.",
};

/** Emails the chat's person all that was said, when they or an agent ask for it. Refuses a person who left, and more than five an hour. */
export async function emailTranscript(ctx: Ctx, { chatId }: { chatId: string }): Promise<void> {
  const { row } = await admitToChat(ctx, "read", chatId);
  const person = await findAccount(ctx, row.userId);
  if (!person) throw chatError("person_left");
  await countHit(ctx, OFTEN, chatId);
  const paragraphs = await linesOf(ctx, row);
  await transact(ctx, (tx) =>
    sendEmail(tx, { to: person.email, subject: `Your chat with us: ${row.subject}`, greeting: greet(person.fullName), paragraphs }),
  );
}

async function linesOf(ctx: Ctx, { id, revision, createdAt }: Conversation): Promise<string[]> {
  const rows = await selectLast(ctx, id, revision, MOST_MESSAGES);
  const messages = await messageViews(ctx, rows.toReversed());
  const said = messages.map((message) => `${message.senderName}, ${timeOf(message.createdAt)}: ${message.content}`);
  return [`Here's your chat with us from ${createdAt.toISOString().slice(0, 10)}.`, ...said];
}

/** Where the person's time zone isn't known, its name is said. */
const timeOf = (at: string) => `${at.slice(11, 16)} UTC`;
