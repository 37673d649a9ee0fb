export const MOST_TEXT = 4_000;
/** How many chats the console begins with, and grows by. */
export const CHATS_SHOWN = 30;
export const CHAT_FILTERS = ["mine", "waiting", "open", "closed"] as const;
export type ChatFilter = (typeof CHAT_FILTERS)[number];

const MOST_SUBJECT = 160;

/** A chat is about the first line of its question. */
export function subjectOf(question: string): string {
  const [line = ""] = question.trim().split("\n", 1);
  const letters = [...line];
  return letters.length > MOST_SUBJECT ? `${letters.slice(0, MOST_SUBJECT - 1).join("")}…` : line;
}

export const PLACEHOLDERS = ["first_name", "agent_name", "subject"] as const;

export type ReplyValues = Record<(typeof PLACEHOLDERS)[number], string>;

/** The reply with its placeholders filled in; one that is not known stays as it is written. */
export const fillReply = (content: string, values: ReplyValues): string =>
  content.replaceAll(/\{(first_name|agent_name|subject)\}/g, (_, name: (typeof PLACEHOLDERS)[number]) => values[name]);

/** The replies with all of these words in their name or text; those whose name begins with them first. */
export function foundReplies<R extends { title: string; content: string }>(replies: readonly R[], words: string): R[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ title, content }: R) => wanted.every((word) => `${title} ${content}`.toLowerCase().includes(word));
  const isNamed = ({ title }: R) => title.toLowerCase().startsWith(wanted.join(" "));
  const found = replies.filter(isFound);
  return [...found.filter(isNamed), ...found.filter((reply) => !isNamed(reply))];
}
