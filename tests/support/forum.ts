import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { profiles } from "../../src/features/accounts/account.tables.server.ts";
import type { WrittenPost } from "../../src/features/forum/forum.schema.ts";
import { replyToThread, startThread } from "../../src/features/forum/index.server.ts";
import type { CategoryId } from "../../src/features/forum/index.ts";
import type { Ctx } from "../../src/platform/context.server.ts";
import { type Member, newMember } from "./chats.ts";
import { newListing } from "./listings.ts";
import type { TestServices } from "./test-ctx.ts";

/** Somebody whose account was made just now, by the clock of the test. */
export async function newcomer(services: TestServices, fullName?: string): Promise<Member> {
  const member = await newMember(services, fullName);
  await services.db.update(profiles).set({ createdAt: services.clock.now() }).where(eq(profiles.id, member.actor.id));
  return member;
}

/** Somebody who has a listing, so that their posts are read at once, and for so many days an account. */
export async function newRegular(services: TestServices, fullName?: string, days = 100): Promise<Member> {
  const member = await newMember(services, fullName);
  const createdAt = new Date(services.clock.now().getTime() - days * 86_400_000);
  await services.db.update(profiles).set({ createdAt }).where(eq(profiles.id, member.actor.id));
  await newListing(services, { hostId: member.actor.id });
  return member;
}

type Thread = { title: string; text: string; categoryId: CategoryId; key: string };

export const start = (ctx: Ctx, given: Partial<Thread> = {}): Promise<WrittenPost> =>
  startThread(ctx, { key: randomUUID(), categoryId: "hosting-tips", title: "Late check-out", text: "How late is too late?", ...given });

export const reply = (ctx: Ctx, threadId: string, text = "Noon.", key: string = randomUUID()): Promise<WrittenPost> =>
  replyToThread(ctx, threadId, { key, text });
