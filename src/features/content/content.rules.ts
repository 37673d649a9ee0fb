/** The written pages, and the heads of those that show more than what is written; their files are `content/pages/NAME.md`. */
export const PAGE_NAMES = [
  "about",
  "safety",
  "cancellation",
  "covid",
  "responsible-hosting",
  "press",
  "privacy",
  "terms",
  "careers",
  "blog",
  "community",
  "forum",
  "help",
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** The groups of the help center, in the order in which it shows them. */
export const HELP_GROUPS = { booking: "Booking & trips", hosting: "Hosting", account: "Account & safety" } as const;
export type HelpGroup = keyof typeof HELP_GROUPS;

export const CARD_ICONS = [
  "bell",
  "calendar",
  "clock",
  "compass",
  "door",
  "heart",
  "key",
  "leaf",
  "life-buoy",
  "lock",
  "message",
  "scale",
  "shield",
  "sparkles",
  "thermometer",
  "users",
] as const;
export type CardIcon = (typeof CARD_ICONS)[number];

/** What else the written pages draw. */
export type OtherIcon = "award" | "download" | "external" | "mail" | "phone" | "rss" | "search";

const WORDS_A_MINUTE = 220;

/** How long a text takes to read, in whole minutes. */
export const readingMinutes = (text: string): number => Math.max(1, Math.round((text.match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE));
