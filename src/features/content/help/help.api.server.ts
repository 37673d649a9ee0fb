import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { findAnswers } from "./find-answers.server.ts";
import { AnswerPath, AnswersQuery, FoundAnswers, HelpFigures, VoteInput } from "./help.schema.ts";
import { readHelpFigures } from "./read-help-figures.server.ts";
import { voteOnAnswer } from "./vote-on-answer.server.ts";

const help = { tag: "Help" };

export const helpApi: Endpoint[] = [
  endpoint({
    ...help,
    method: "get",
    path: "/help/answers",
    summary: "Find answers in the help center",
    query: AnswersQuery,
    answer: FoundAnswers,
    run: async (ctx, { query }) => ({ answers: await findAnswers(ctx, query.q) }),
  }),
  endpoint({
    ...help,
    method: "put",
    path: "/help/answers/{answer}/vote",
    summary: "Say whether an answer helped, once for each visitor",
    params: AnswerPath,
    body: VoteInput,
    refusals: [404],
    run: (ctx, { params, body }) => voteOnAnswer(ctx, { slug: params.answer, ...body }),
  }),
  endpoint({
    ...help,
    method: "get",
    path: "/support/help",
    summary: "Get what readers of the help center didn't find, and which answers helped",
    signedIn: true,
    answer: HelpFigures,
    refusals: [404],
    run: (ctx) => readHelpFigures(ctx),
  }),
];
