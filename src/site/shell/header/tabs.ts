import { href } from "react-router";

export type Tab = { to: string; label: string; /** The pages that belong to it. */ at: RegExp; lines: string };

const INBOX = "M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z";
const LUGGAGE = "M6 20a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2 M8 18V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v14 M10 20h4";

const PERSON = "M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2 M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8";

const EXPLORE_TABS: Tab[] = [
  { to: href("/"), label: "Explore", at: /^\/(search)?$/, lines: "m21 21-4.34-4.34 M11 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16" },
  {
    to: href("/saved-properties"),
    label: "Saved",
    at: /^\/saved-properties/,
    lines:
      "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5",
  },
];

/** Of somebody who isn't signed in. */
export const visitorTabs = (signInTo: string): Tab[] => [
  ...EXPLORE_TABS,
  {
    to: href("/help"),
    label: "Help",
    at: /^\/help/,
    lines: "M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20 M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3 M12 17h.01",
  },
  { to: signInTo, label: "Sign In", at: /^\/(login|register)/, lines: PERSON },
];

/** The five places of someone who travels. */
export const TRAVEL_TABS: Tab[] = [
  ...EXPLORE_TABS,
  { to: href("/trips"), label: "Trips", at: /^\/(trips|bookings?)/, lines: LUGGAGE },
  { to: href("/messages"), label: "Inbox", at: /^\/messages/, lines: INBOX },
  {
    to: href("/profile"),
    label: "Profile",
    at: /^\/(profile|account)/,
    lines: PERSON,
  },
];

/** The host's desk. A listing's own calendar belongs to the calendar, an import to the listings. */
export const HOST_TABS: Tab[] = [
  {
    to: href("/host/dashboard"),
    label: "Today",
    at: /^\/host\/dashboard/,
    lines: "M12 6v6l4 2 M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20",
  },
  {
    to: href("/host/calendar"),
    label: "Calendar",
    at: /^\/host\/(calendar|manage\/[^/]+\/(calendar|sync))/,
    lines: "M8 2v4 M16 2v4 M3 10h18 M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2",
  },
  {
    to: href("/host/manage"),
    label: "Listings",
    at: /^\/host\/(manage(?!\/[^/]+\/(calendar|sync))|migration|register)/,
    lines:
      "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8 M3 10a2 2 0 0 1 .709-1.528l7-5.999a2 2 0 0 1 2.582 0l7 5.999A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
  },
  { to: href("/host/bookings"), label: "Bookings", at: /^\/(host\/)?(bookings|departures)/, lines: LUGGAGE },
  {
    to: href("/host/earnings"),
    label: "Earnings",
    at: /^\/host\/earnings/,
    lines:
      "M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1 M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4",
  },
  { to: href("/messages"), label: "Inbox", at: /^\/(host\/)?messages/, lines: INBOX },
];
