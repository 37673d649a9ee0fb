import { randomUUID } from "node:crypto";
import { appointSupportAgent } from "../../src/features/accounts/index.server.ts";
import type { SentMessage } from "../../src/features/support-chat/chat.schema.ts";
import { sendChatMessage } from "../../src/features/support-chat/talking/send-chat-message.server.ts";
import { startChat } from "../../src/features/support-chat/talking/start-chat.server.ts";
import type { Ctx, Services } from "../../src/platform/context.server.ts";
import { newPerson, visitOf } from "./people.ts";
import { testCtx } from "./test-ctx.ts";

export type Member = Ctx & { actor: NonNullable<Ctx["actor"]>; email: string };

/** Somebody new, signed in. */
export async function newMember(services: Services, fullName?: string): Promise<Member> {
  const person = await newPerson(services, fullName);
  const ctx = await visitOf(services, person);
  if (!ctx.actor) throw new Error("nobody is signed in");
  return { ...ctx, actor: ctx.actor, email: person.email };
}

/** Somebody new who answers chats. */
export async function newAgent(services: Services, fullName = "Sam Lighthouse"): Promise<Member> {
  const { email, actor, ...ctx } = await newMember(services, fullName);
  await appointSupportAgent(testCtx(services), email);
  return { ...ctx, email, actor: { ...actor, supportRole: "agent" } };
}

export const ask = (ctx: Ctx, question = "Where is my key?", id: string = randomUUID()): Promise<SentMessage> =>
  startChat(ctx, { id, question });

export const say = (ctx: Ctx, chatId: string, content: string, id: string = randomUUID()): Promise<SentMessage> =>
  sendChatMessage(ctx, { chatId, id, content });
