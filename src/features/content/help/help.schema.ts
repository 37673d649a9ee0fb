import { z } from "zod";
import { Line } from "../../../platform/text.schema.ts";

export const AnswerPath = z.object({ answer: z.string().max(100) });
export const AnswersQuery = z.object({ q: Line().max(100).default("") });
export const VoteInput = z.object({ helpful: z.boolean() });

export const FoundAnswers = z.object({
  answers: z.array(z.object({ slug: z.string(), title: z.string(), description: z.string() })),
});

export const HelpFigures = z.object({
  searches: z.array(z.object({ words: z.string(), count: z.int(), lastAskedAt: z.iso.datetime() })).describe("Searches that found nothing"),
  answers: z
    .array(z.object({ slug: z.string(), title: z.string(), helpful: z.int(), notHelpful: z.int() }))
    .describe("Answers with votes, the least helpful first"),
});
export type HelpFigures = z.infer<typeof HelpFigures>;
