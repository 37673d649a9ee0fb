import { useEffect, useState } from "react";

/** What is being written, kept over a reload of this tab under a name of its own. */
export function useDraft(name: string): [string, (text: string) => void] {
  const key = `draft:${name}`;
  const [draft, setDraft] = useState("");
  useEffect(() => setDraft(sessionStorage.getItem(key) ?? ""), [key]);
  const change = (text: string) => {
    setDraft(text);
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  };
  return [draft, change];
}
