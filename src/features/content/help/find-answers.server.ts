import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { AppError } from "../../../platform/errors.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { contentOf } from "../content.server.ts";
import type { AnswerSummary, Content } from "../content.types.ts";
import { helpSearches } from "./help.tables.server.ts";
import { answerSummary } from "./read-help.server.ts";
import { type HelpIndex, indexAnswers, searchAnswers } from "./search-answers.ts";

const indexes = new WeakMap<Content, HelpIndex>();
const LONGEST_WORDS = 80;
/** Enough for a person who tries again and again, too few to fill a table. */
const MISSES = { name: "help-misses", hits: 20, windowSeconds: 60 * 60 };
/** Addresses, phone and card numbers are nobody's business here. */
const PERSONAL = /@|\d{5,}|\d[\d\s().-]{6,}\d/;

/** Answers to what was typed. A search that finds nothing is counted for staff, unless it looks like something private. */
export async function findAnswers(ctx: Ctx, query: string): Promise<AnswerSummary[]> {
  const content = contentOf(ctx);
  const index = indexes.get(content) ?? indexAnswers(content.answers.values());
  indexes.set(content, index);
  const found = searchAnswers(index, query).flatMap((slug) => content.answers.get(slug) ?? []);
  if (found.length === 0) await countMiss(ctx, query);
  return found.map(answerSummary);
}

async function countMiss(ctx: Ctx, query: string): Promise<void> {
  const words = query
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.'-]+/gu, " ")
    .trim()
    .slice(0, LONGEST_WORDS)
    .trim();
  if (!words || PERSONAL.test(words) || !(await hasRoom(ctx))) return;
  const lastAskedAt = ctx.clock.now();
  await ctx.db
    .insert(helpSearches)
    .values({ words, count: 1, lastAskedAt })
    .onConflictDoUpdate({ target: helpSearches.words, set: { count: sql`${helpSearches.count} + 1`, lastAskedAt } });
}

/** Whoever asks too much still gets an answer; it just isn't counted. */
async function hasRoom(ctx: Ctx): Promise<boolean> {
  try {
    await countHit(ctx, MISSES, ctx.request?.network ?? "");
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
