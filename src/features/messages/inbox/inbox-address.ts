import { href } from "react-router";
import { THREADS_SHOWN } from "../message.rules.ts";
import type { ThreadsQuery } from "../message.schema.ts";

type Shown = Partial<Omit<ThreadsQuery, "after">>;

/** The messages under a filter and a search, as many as shown, with a thread chosen or none. */
export function inboxAddress({ filter = "all", q = "", show = THREADS_SHOWN }: Shown, threadId: string | null): string {
  const path = threadId ? href("/messages/:threadId", { threadId }) : href("/messages");
  const isGrown = show !== THREADS_SHOWN;
  const query = new URLSearchParams({
    ...(filter !== "all" && { filter }),
    ...(q && { q }),
    ...(isGrown && { show: String(show) }),
  }).toString();
  return query ? `${path}?${query}` : path;
}
