import { desc, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { contentError } from "../content.errors.ts";
import { contentOf } from "../content.server.ts";
import type { HelpFigures } from "./help.schema.ts";
import { helpSearches, helpVotes } from "./help.tables.server.ts";
import { helpPolicy } from "./help.policy.ts";

const MOST = 100;

/** What readers of the help center didn't find, and which answers helped. For support staff only; for everyone else it is not there. */
export async function readHelpFigures(ctx: Ctx): Promise<HelpFigures> {
  if (!helpPolicy.may(requireActor(ctx), "readFigures")) throw contentError("help_figures_not_found");
  const { answers } = contentOf(ctx);
  const helpful = sql<number>`count(*) filter (where ${helpVotes.helpful})::int`;
  const notHelpful = sql<number>`count(*) filter (where not ${helpVotes.helpful})::int`;
  const [searches, votes] = await Promise.all([
    ctx.db.select().from(helpSearches).orderBy(desc(helpSearches.count), desc(helpSearches.lastAskedAt)).limit(MOST),
    ctx.db
      .select({ slug: helpVotes.answer, helpful, notHelpful })
      .from(helpVotes)
      .groupBy(helpVotes.answer)
      .orderBy(desc(notHelpful))
      .limit(MOST),
  ]);
  return {
    searches: searches.map(({ words, count, lastAskedAt }) => ({ words, count, lastAskedAt: lastAskedAt.toISOString() })),
    answers: votes.map((vote) => ({ ...vote, title: answers.get(vote.slug)?.title ?? vote.slug })),
  };
}
