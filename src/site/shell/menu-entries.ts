import type { CurrentUser } from "../../features/accounts/index.ts";

export type Entry = { to: string; label: string };

export const MAIN_ENTRIES: Entry[] = [
  { to: "/search?type=property", label: "Properties" },
  { to: "/search?type=boat", label: "Boats" },
];

/** The signed-in person's own entries, by what they are. */
export function personalEntries(user: CurrentUser): Entry[] {
  return [
    { to: "/profile", label: "Profile" },
    { to: "/trips", label: "Trips" },
    { to: "/saved-properties", label: "Saved Properties" },
    { to: "/notifications", label: "Notifications" },
    { to: "/host", label: "List your place or boat" },
    ...(user.isHost ? [{ to: "/host/manage", label: "Manage Properties" }] : []),
    ...(user.isSupport ? [{ to: "/admin/chat-support", label: "Support Chat" }] : []),
    { to: "/account", label: "Account settings" },
  ];
}

export const FOOTER_GROUPS: { title: string; entries: Entry[] }[] = [
  {
    title: "Company",
    entries: [
      { to: "/about", label: "About" },
      { to: "/careers", label: "Careers" },
      { to: "/press", label: "Press" },
      { to: "/blog", label: "Blog" },
    ],
  },
  {
    title: "Support",
    entries: [
      { to: "/help", label: "Help Center" },
      { to: "/safety", label: "Safety" },
      { to: "/cancellation", label: "Cancellation Options" },
      { to: "/covid", label: "COVID-19 Resources" },
    ],
  },
  {
    title: "Hosting",
    entries: [
      { to: "/host/resources", label: "Host Resources" },
      { to: "/community", label: "Community" },
      { to: "/responsible-hosting", label: "Responsible Hosting" },
    ],
  },
];
