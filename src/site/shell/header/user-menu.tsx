import { useRef } from "react";
import { Form, href, Link, useLocation } from "react-router";
import type { CurrentUser } from "../../../features/accounts/index.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import type { Unread } from "./menu-entries.ts";
import { personalEntries } from "./person-entries.tsx";
import { ShellIcon } from "./shell-icon.tsx";
import { PersonLine } from "./person-line.tsx";

/** A native popover: it closes on Escape or a click outside, and works before JavaScript loads. */
export function UserMenu({ user, unread }: { user: CurrentUser; unread: Unread }) {
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const { pathname, search } = useLocation();
  return (
    <>
      <button
        type="button"
        popoverTarget="user-menu"
        className="flex min-h-11 cursor-pointer items-center gap-2 [anchor-name:--user-menu] rounded-full border border-line bg-paper py-1 pr-3 pl-1 hover:border-line-strong"
      >
        <Avatar name={user.fullName} url={user.avatarUrl} />
        <span className="sr-only">Menu for </span>
        <bdi className="menu-name max-w-40 truncate font-medium max-lg:sr-only">{user.fullName}</bdi>
        <ShellIcon lines="M0 0m6 9 6 6 6-6" className="size-4 text-muted" />
      </button>
      <div
        ref={menu}
        id="user-menu"
        popover="auto"
        className="float-menu fixed inset-auto top-[4.25rem] right-[max(1rem,calc((100vw-104rem)/2+1rem))] w-72 supports-[right:anchor(right)]:right-[anchor(right)] [position-anchor:--user-menu] rounded-lg border border-line bg-paper p-2 shadow-float"
      >
        <div className="border-b border-line px-3 pt-2 pb-4">
          <PersonLine user={user} />
        </div>
        <nav aria-label="Your account" className="grid py-2">
          {personalEntries(user, unread, pathname + search).map(({ to, label, count }) => (
            <Link key={to} to={to} discover="none" onClick={close} className="menu-entry">
              {label}
              {Boolean(count) && <span className="count-badge ml-2">{count}</span>}
            </Link>
          ))}
        </nav>
        <Form method="post" action={href("/logout")} className="border-t border-line pt-2">
          <button type="submit" onClick={close} className="w-full cursor-pointer rounded-md px-3 py-2.5 text-left hover:bg-sea-wash">
            Sign Out
          </button>
        </Form>
      </div>
    </>
  );
}
