import { href, Link, useLocation } from "react-router";
import { UnreadBadge } from "./tab-bar.tsx";
import { HOST_TABS } from "./tabs.ts";

const LINK = "min-h-11 items-center rounded-md px-2.5 xl:px-3 font-medium whitespace-nowrap text-ink no-underline hover:bg-sea-wash";

/** The host's desk in the header of a wide screen; the search and the guest's links make room for it. */
export function HostNav({ unreadThreads }: { unreadThreads: number }) {
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label="Host tools" className="host-nav hidden lg:flex xl:gap-1">
        {HOST_TABS.map(({ to, label, at }) => (
          <Link
            key={to}
            to={to}
            prefetch="intent"
            aria-current={at.test(pathname) ? "page" : undefined}
            className={`${LINK} inline-flex aria-[current]:bg-sea-wash aria-[current]:text-sea`}
          >
            {label}
            {label === "Inbox" && <UnreadBadge count={unreadThreads} className="ml-2" />}
          </Link>
        ))}
      </nav>
      <SwitchDesk to={href("/")}>Switch to traveling</SwitchDesk>
    </>
  );
}

/** From the one desk to the other, where the header has room; elsewhere the menu has it. */
export const SwitchDesk = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={`${LINK} hidden text-sm xl:inline-flex`}>
    {children}
  </Link>
);
