/** Something that open pages should know of: what kind of thing changed, which one, and its number where changes are numbered. */
export type LiveEvent = { type: string; id: string; number?: number; data?: unknown };

/** Who gets an event: one person's open pages, those of everyone in support, or those of everyone who is signed in. */
export type LiveTopic = `person:${string}` | "support" | "everyone";

/** Sent by the server itself: what came before may have been missed, so ask again; and, nothing can be heard for now. */
export const MISSED = "missed";
export const SILENT = "silent";
