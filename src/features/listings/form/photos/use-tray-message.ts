import { useEffect, useState } from "react";

/** One that stays is taken away by whoever said it. */
export type TrayMessage = { tone: "good" | "bad"; text: string; stays?: boolean };

const GOOD_MS = 2_000;
const BAD_MS = 5_000;

/** The last message, for as long as it takes to read. */
export function useTrayMessage() {
  const [message, setMessage] = useState<TrayMessage | null>(null);
  useEffect(() => {
    if (!message || message.stays) return;
    const timer = setTimeout(() => setMessage(null), message.tone === "good" ? GOOD_MS : BAD_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return { message, setMessage };
}
