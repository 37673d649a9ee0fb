import { useLayoutEffect, useSyncExternalStore } from "react";
import type { ListingView } from "../../listings/index.ts";
import { VIEWED_LISTINGS } from "./viewed.rules.ts";

const CHANGED = "viewed-listings-changed";
const MOST = 8;
const NONE: readonly ViewedListing[] = [];

/** What this browser remembers of a listing whose page was open. It is never sent anywhere. */
export type ViewedListing = { id: string; title: string; place: string; photo: { id: string; width: number } | null };

let read: { text: string | null; listings: readonly ViewedListing[] } = { text: null, listings: NONE };

function viewedListings(): readonly ViewedListing[] {
  const text = storedText();
  if (text !== read.text) read = { text, listings: parse(text) };
  return read.listings;
}

/** Where the browser keeps nothing, nothing was viewed. */
function storedText(): string | null {
  try {
    return localStorage.getItem(VIEWED_LISTINGS);
  } catch {
    return null;
  }
}

function parse(text: string | null): readonly ViewedListing[] {
  try {
    const listings: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(listings) ? listings.filter(isViewed).slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

function isViewed(value: unknown): value is ViewedListing {
  const { id, title, place, photo } = (value ?? {}) as Record<string, unknown>;
  const { id: photoId, width } = (photo ?? { id: "", width: 0 }) as Record<string, unknown>;
  return [id, title, place, photoId].every((text) => typeof text === "string") && typeof width === "number";
}

function store(listings: readonly ViewedListing[]): void {
  try {
    localStorage.setItem(VIEWED_LISTINGS, JSON.stringify(listings));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

const without = (id: string) => viewedListings().filter((other) => other.id !== id);

export const forgetListing = (id: string): void => store(without(id));
export const forgetListings = (): void => store(NONE);

/** Remembers that this listing's page was open. */
export function useRememberListing({ id, title, location: { city, country }, photos: [cover] }: ListingView): void {
  const place = `${city}, ${country}`;
  const photoId = cover?.id;
  const width = cover?.width ?? 0;
  // Before the page is painted, so that whoever leaves at once has still seen it.
  useLayoutEffect(() => {
    store([{ id, title, place, photo: photoId ? { id: photoId, width } : null }, ...without(id)].slice(0, MOST));
  }, [id, title, place, photoId, width]);
}

const follow = (onChange: () => void) => {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
  };
};

export const useViewedListings = (): readonly ViewedListing[] => useSyncExternalStore(follow, viewedListings, () => NONE);
