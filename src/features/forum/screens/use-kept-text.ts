import { useState } from "react";
import { useDraft } from "../../../ui/conversation/use-draft.ts";

/** What is typed, over what the page began with; kept in this tab until it is posted. */
export function useKeptText(name: string, first: string): { value: string; change: (text: string) => void } {
  const [draft, setDraft] = useDraft(name);
  const [typed, setTyped] = useState(first);
  const change = (text: string) => {
    setTyped("");
    setDraft(text);
  };
  return { value: draft || typed, change };
}
