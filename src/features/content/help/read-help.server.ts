import type { Ctx } from "../../../platform/context.server.ts";
import { HELP_GROUPS, type HelpGroup } from "../content.rules.ts";
import { contentError } from "../content.errors.ts";
import { contentOf } from "../content.server.ts";
import type { Answer, AnswerSummary } from "../content.types.ts";

const RELATED = 4;

export const answerSummary = ({ slug, title, description }: Answer): AnswerSummary => ({ slug, title, description });

export type AnswerGroup = { group: HelpGroup; title: string; answers: AnswerSummary[] };

/** All answers in their groups. */
export function readHelp(ctx: Ctx): AnswerGroup[] {
  const answers = inOrder(contentOf(ctx).answers.values());
  return (Object.keys(HELP_GROUPS) as HelpGroup[]).map((group) => ({
    group,
    title: HELP_GROUPS[group],
    answers: answers.filter((answer) => answer.group === group).map(answerSummary),
  }));
}

const inOrder = (answers: Iterable<Answer>) => [...answers].toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title));

/** One answer and what else may help. Refuses one that is not there. */
export function readAnswer(ctx: Ctx, slug: string): { answer: Answer; related: AnswerSummary[] } {
  const { answers } = contentOf(ctx);
  const answer = answers.get(slug);
  if (!answer) throw contentError("answer_not_found");
  const named = answer.related.flatMap((name) => answers.get(name) ?? []);
  const alike = inOrder(answers.values()).filter(({ group }) => group === answer.group);
  const related = [...new Set([...named, ...alike])].filter((each) => each !== answer).slice(0, RELATED);
  return { answer, related: related.map(answerSummary) };
}
