/** How a small action under a post looks, as a link or a button. */
export const ACTION =
  "inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-muted no-underline hover:text-ink hover:underline sm:min-h-9";

/** What can be done with a post or a thread in a panel that has its own address. */
export const POST_ACTS = ["edit", "delete", "report", "hide", "restore"] as const;
export const THREAD_ACTS = ["lock", "unlock", "pin", "unpin", "move", "merge"] as const;
export type PostAct = (typeof POST_ACTS)[number];
export type ThreadAct = (typeof THREAD_ACTS)[number];

/** What the address asks to do, and with which post; null for the whole thread. */
export type Asked = { act: PostAct | ThreadAct; postId: string | null } | null;

/** The address of this page with a panel open. */
export function panelAddress(page: number, act: PostAct | ThreadAct | "quote", postId?: string): string {
  const query = new URLSearchParams({ ...(page > 1 && { page: String(page) }), act, ...(postId && { post: postId }) });
  return `?${query}`;
}
