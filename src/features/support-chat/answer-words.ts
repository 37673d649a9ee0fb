import { countOf } from "../../platform/words/counts.ts";
import type { AnswerTime } from "./chat.schema.ts";

/** What someone who asks can expect. */
export function answerWords({ isSomeoneThere, typicalSeconds }: AnswerTime): string {
  const usually = typicalSeconds === null ? "" : `We usually answer within ${roughly(typicalSeconds)}.`;
  if (isSomeoneThere) return `We're here. ${usually}`.trim();
  return `No one is online right now. ${usually || "We'll answer as soon as we can."} We'll email you the answer, too.`;
}

function roughly(seconds: number): string {
  if (seconds <= 60) return "a minute";
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return countOf(minutes <= 10 ? minutes : Math.ceil(minutes / 5) * 5, "minute");
  const hours = Math.ceil(minutes / 60);
  return hours < 48 ? countOf(hours, "hour") : countOf(Math.ceil(hours / 24), "day");
}
