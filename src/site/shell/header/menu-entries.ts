import { href } from "react-router";

export type Entry = { to: string; label: string; /** How many things wait there. */ count?: number };

/** How many notifications, and how many conversations, have something new. */
export type Unread = { notifications: number; threads: number };

/** The chat with support, opened over the page that one is on. */
export function chatEntry(from: string): Entry {
  const [path = "", query] = from.split("?");
  const search = new URLSearchParams(query);
  search.set("chat", "open");
  return { to: `${path}?${search}`, label: "Live Support" };
}

export const HELP_ENTRY: Entry = { to: href("/help"), label: "Help Center" };

export const MAIN_ENTRIES: Entry[] = [
  { to: `${href("/search")}?type=property`, label: "Properties" },
  { to: `${href("/search")}?type=boat`, label: "Boats" },
];

export const LEGAL_ENTRIES: Entry[] = [
  { to: href("/privacy"), label: "Privacy" },
  { to: href("/terms"), label: "Terms" },
];

export const FOOTER_GROUPS: { title: string; entries: Entry[] }[] = [
  {
    title: "Company",
    entries: [
      { to: href("/about"), label: "About" },
      { to: href("/careers"), label: "Careers" },
      { to: href("/press"), label: "Press" },
      { to: href("/blog"), label: "Blog" },
    ],
  },
  {
    title: "Support",
    entries: [
      HELP_ENTRY,
      { to: href("/safety"), label: "Safety" },
      { to: href("/cancellation"), label: "Cancellation Options" },
      { to: href("/covid"), label: "COVID-19 Resources" },
    ],
  },
  {
    title: "Hosting",
    entries: [
      { to: href("/host/resources"), label: "Host Resources" },
      { to: href("/community"), label: "Community" },
      { to: href("/forum"), label: "Forum" },
      { to: href("/responsible-hosting"), label: "Responsible Hosting" },
    ],
  },
];
