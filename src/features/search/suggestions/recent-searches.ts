import { useEffect, useSyncExternalStore } from "react";

const STORED = "recent-searches";
const MOST = 5;
const CHANGED = "recent-searches-changed";
const NONE: readonly string[] = [];

let read: { text: string | null; searches: readonly string[] } = { text: null, searches: NONE };

/** What was searched for last in this browser, the newest first. */
function recentSearches(): readonly string[] {
  const text = localStorage.getItem(STORED);
  if (text !== read.text) read = { text, searches: parse(text) };
  return read.searches;
}

function parse(text: string | null): readonly string[] {
  try {
    const searches: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(searches) ? searches.filter((one) => typeof one === "string").slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

function store(searches: readonly string[]): void {
  localStorage.setItem(STORED, JSON.stringify(searches));
  window.dispatchEvent(new Event(CHANGED));
}

const without = (text: string) => recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());

export const forgetSearch = (text: string): void => store(without(text));

/** A text that stays this long is what somebody wanted, not the beginning of it. */
const SETTLED_MS = 2500;

/** Remembers what this page searches for, once nobody types on. */
export function useRememberSearch(text: string): void {
  useEffect(() => {
    const searched = text.trim();
    const timer = setTimeout(() => searched && store([searched, ...without(searched)].slice(0, MOST)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
}

const follow = (onChange: () => void) => {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
  };
};

export const useRecentSearches = (): readonly string[] => useSyncExternalStore(follow, recentSearches, () => NONE);
