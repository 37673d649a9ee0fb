import { Link, useLocation } from "react-router";
import { ShellIcon } from "./shell-icon.tsx";
import type { Tab } from "./tabs.ts";

/** These have something of their own at the bottom of a phone's screen, or are another desk. */
const WITHOUT = /^\/(properties\/|checkout\/|messages\/|admin\b|login|register)/;

type Props = { tabs: Tab[]; unreadThreads?: number; className: string };

/** The main places at the bottom of a small screen. */
export function TabBar({ tabs, unreadThreads = 0, className }: Props) {
  const { pathname } = useLocation();
  if (WITHOUT.test(pathname)) return null;
  return (
    <nav aria-label="Tabs" className={`tab-bar fixed inset-x-0 bottom-0 flex h-16 border-t border-line bg-paper ${className}`}>
      {tabs.map(({ to, label, at, lines }) => (
        <Link key={to} to={to} aria-current={at.test(pathname) ? "page" : undefined} className="tab-link" discover="none">
          <ShellIcon lines={lines} className="size-6" />
          {label}
          {label === "Inbox" && <UnreadBadge count={unreadThreads} className="absolute top-1.5 left-1/2 ml-1.5" />}
        </Link>
      ))}
    </nav>
  );
}

export const UnreadBadge = ({ count, className }: { count: number; className: string }) =>
  count > 0 && (
    <span className={`count-badge ${className}`}>
      {count}
      <span className="sr-only"> unread</span>
    </span>
  );
