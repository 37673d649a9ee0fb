/** What happens in one thread before it is read is one notification. */
export const foldKeyOf = (threadId: string): string => `forum:${threadId}`;
