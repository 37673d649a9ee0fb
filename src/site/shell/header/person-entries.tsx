import { href } from "react-router";
import type { CurrentUser } from "../../../features/accounts/index.ts";
import { isDesk } from "../desk.ts";
import type { Entry, Unread } from "./menu-entries.ts";
import { MenuLink } from "./menu-link.tsx";

/** Menu entries for the signed-in person, depending on their roles. */
export function personalEntries(user: CurrentUser, { notifications, threads }: Unread, pathname: string): Entry[] {
  const otherDesk = isDesk(pathname)
    ? { to: href("/"), label: "Switch to traveling" }
    : { to: href("/host/dashboard"), label: "Switch to hosting" };
  return [
    ...(user.isHost ? [otherDesk] : []),
    { to: href("/profile"), label: "Profile" },
    { to: href("/trips"), label: "Trips" },
    { to: href("/saved-properties"), label: "Saved Properties" },
    { to: href("/messages"), label: "Messages", count: threads },
    { to: href("/notifications"), label: "Notifications", count: notifications },
    { to: href("/host"), label: "List your place or boat" },
    ...(user.isHost ? [{ to: href("/host/manage"), label: "Manage Properties" }] : []),
    ...(user.isSupport ? [{ to: href("/admin"), label: "Staff area" }] : []),
    { to: href("/account"), label: "Account settings" },
  ];
}

type Props = { user: CurrentUser; unread: Unread; pathname: string; onFollow: () => void };

/** The same, in the menu of a phone. */
export const PersonEntries = ({ user, unread, pathname, onFollow }: Props) =>
  personalEntries(user, unread, pathname).map((entry) => <MenuLink key={entry.to} entry={entry} onFollow={onFollow} />);
