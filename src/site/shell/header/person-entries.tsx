import { href } from "react-router";
import type { CurrentUser } from "../../../features/accounts/index.ts";
import { isDesk } from "../desk.ts";
import { chatEntry, type Entry, type Unread } from "./menu-entries.ts";
import { MenuLink } from "./menu-link.tsx";

/** Menu entries for the signed-in person, depending on their roles. */
export function personalEntries(user: CurrentUser, { notifications, threads }: Unread, from: string): Entry[] {
  const otherDesk = isDesk(from)
    ? { to: href("/"), label: "Switch to traveling" }
    : { to: href("/host/dashboard"), label: "Switch to hosting" };
  return [
    ...(user.isHost ? [otherDesk] : []),
    { to: href("/profile"), label: "Profile" },
    { to: href("/trips"), label: "Trips" },
    { to: href("/account/events"), label: "Events and applications" },
    { to: href("/saved-properties"), label: "Saved Properties" },
    { to: href("/messages"), label: "Messages", count: threads },
    { to: href("/notifications"), label: "Notifications", count: notifications },
    { to: href("/host"), label: "List your place or boat" },
    ...(user.isHost ? [{ to: href("/host/manage"), label: "Manage Properties" }] : []),
    ...(user.isSupport ? [{ to: href("/admin"), label: "Staff area" }] : []),
    { to: href("/account"), label: "Account settings" },
    chatEntry(from),
  ];
}

type Props = { user: CurrentUser; unread: Unread; from: string; onFollow: () => void };

/** The same, in the menu of a phone. */
export const PersonEntries = ({ user, unread, from, onFollow }: Props) =>
  personalEntries(user, unread, from).map((entry) => <MenuLink key={entry.to} entry={entry} onFollow={onFollow} />);
