import { href } from "react-router";
import type { ThreadsQuery } from "../message.schema.ts";

type Shown = Partial<ThreadsQuery>;

/** The messages under a filter and a search, with a thread chosen or none. */
export function inboxAddress({ filter = "all", q = "", after }: Shown, threadId: string | null): string {
  const path = threadId ? href("/messages/:threadId", { threadId }) : href("/messages");
  const query = new URLSearchParams({ ...(filter !== "all" && { filter }), ...(q && { q }), ...(after && { after }) }).toString();
  return query ? `${path}?${query}` : path;
}
