import { PERSONS_POST, readMarkdown } from "../../../ui/rich-text/read-markdown.server.ts";
import { textOf } from "../../../ui/rich-text/rich-text-tree.ts";

/** The words that somebody wrote, without quotations and marks. */
export const ownWords = (text: string): string =>
  textOf(readMarkdown(text, PERSONS_POST).filter(({ type }) => type !== "quote"))
    .replaceAll(/\s+/g, " ")
    .trim();

/** The beginning of them, for notifications and descriptions. */
export function excerptOf(text: string, most = 140): string {
  const words = ownWords(text);
  return words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`;
}
