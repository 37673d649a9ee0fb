import { href } from "react-router";
import type { CurrentUser } from "../../features/accounts/index.ts";

export type Entry = { to: string; label: string; /** How many things wait there. */ count?: number };

/** How many notifications, and how many conversations, have something new. */
export type Unread = { notifications: number; threads: number };

export const MAIN_ENTRIES: Entry[] = [
  { to: `${href("/search")}?type=property`, label: "Properties" },
  { to: `${href("/search")}?type=boat`, label: "Boats" },
];

/** Menu entries for the signed-in person, depending on their roles. */
export function personalEntries(user: CurrentUser, { notifications, threads }: Unread): Entry[] {
  return [
    { to: href("/profile"), label: "Profile" },
    { to: href("/trips"), label: "Trips" },
    { to: href("/saved-properties"), label: "Saved Properties" },
    { to: href("/messages"), label: "Messages", count: threads },
    { to: href("/notifications"), label: "Notifications", count: notifications },
    { to: href("/host"), label: "List your place or boat" },
    ...(user.isHost ? [{ to: href("/host/manage"), label: "Manage Properties" }] : []),
    ...(user.isSupport ? [{ to: href("/admin/chat-support"), label: "Support Chat" }] : []),
    { to: href("/account"), label: "Account settings" },
  ];
}

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
      { to: href("/help"), label: "Help Center" },
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
      { to: href("/responsible-hosting"), label: "Responsible Hosting" },
    ],
  },
];
