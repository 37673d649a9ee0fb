import { useEffect, useState } from "react";

export type TrayMessage = { tone: "good" | "bad"; text: string };

const GOOD_MS = 2_000;
const BAD_MS = 5_000;

/** The last message, for as long as it takes to read. */
export function useTrayMessage() {
  const [message, setMessage] = useState<TrayMessage | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), message.tone === "good" ? GOOD_MS : BAD_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return { message, setMessage };
}
