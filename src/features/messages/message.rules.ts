import { DAY_MS } from "../../platform/clock.ts";

export const LONGEST_MESSAGE = 4_000;
/** How many conversations the list begins with, and grows by. */
export const THREADS_SHOWN = 25;

export const THREAD_FILTERS = ["all", "unread", "starred", "upcoming", "current", "past", "archived"] as const;
export type ThreadFilter = (typeof THREAD_FILTERS)[number];

const EDIT_MS = 15 * 60_000;

type Sent = { createdAt: Date; unsentAt: Date | null };

export const mayEdit = ({ createdAt, unsentAt }: Sent, now: Date): boolean =>
  unsentAt === null && now.getTime() - createdAt.getTime() <= EDIT_MS;

export const mayUnsend = ({ createdAt, unsentAt }: Sent, now: Date): boolean =>
  unsentAt === null && now.getTime() - createdAt.getTime() <= DAY_MS;

/** The part of a text that a list or a notification shows. */
export function excerptOf(text: string, most = 140): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}
