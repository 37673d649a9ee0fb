const PREFIX = "outbox:";

/** Under which messages wait, of one person and for one kind of conversation. */
export const outboxKey = (name: string): string => PREFIX + name;

/** Forgets everything that waits to be sent on this device. */
export function forgetOutboxes(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}
