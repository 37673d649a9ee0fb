import { createHmac } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { contentError } from "../content.errors.ts";
import { contentOf } from "../content.server.ts";
import { helpVotes } from "./help.tables.server.ts";

/** Counts whether an answer helped. A visitor has one vote for an answer, and can change it. Refuses an answer that is not there. */
export async function voteOnAnswer(ctx: Ctx, { slug, helpful }: { slug: string; helpful: boolean }): Promise<void> {
  if (!contentOf(ctx).answers.has(slug)) throw contentError("answer_not_found");
  const vote = { helpful, votedAt: ctx.clock.now() };
  await ctx.db
    .insert(helpVotes)
    .values({ answer: slug, voter: voterOf(ctx, slug), ...vote })
    .onConflictDoUpdate({ target: [helpVotes.answer, helpVotes.voter], set: vote });
}

/** One person, or one browser of a network; different for each answer, so that votes can't be joined into a reader's history. */
function voterOf({ actor, request, config }: Ctx, slug: string): string {
  const who = actor ? `person ${actor.id}` : `visitor ${request?.network} ${request?.userAgent}`;
  return createHmac("sha256", config.secret).update(`help ${slug} ${who}`).digest("base64url").slice(0, 22);
}
