import { NAME } from "../notifications/index.ts";

/** What happens in one thread before it is read is one notification. */
export const foldKeyOf = (threadId: string): string => `forum:${threadId}`;

/** What an email tells of a post. */
export const forumLine = (excerpt: string): string => `${NAME.short}: ${excerpt}`;

/** What a notification says of a post that nobody can read anymore. */
export const POST_GONE = "This post was removed.";
