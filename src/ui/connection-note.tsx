import { useConnection } from "./connection.ts";

const TEXTS = {
  fine: null,
  offline: "You're offline. Your changes are kept on this page.",
  pressed: "You're offline. Not saved. Try again when you're back online.",
  sending: "You're offline. The connection was lost while that was being sent. Once you're back, this page shows whether it arrived.",
};

/** Says that there is no connection. Each open sheet has its own: it lies over the page's. */
export function ConnectionNote({ className = "" }: { className?: string }) {
  const connection = useConnection();
  if (connection === "fine") return null;
  return <p className={`rounded-md bg-ink px-4 py-3 font-semibold text-sand ${className}`}>{TEXTS[connection]}</p>;
}
