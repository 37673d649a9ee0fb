import { href, Link } from "react-router";
import { ShellIcon } from "./shell-icon.tsx";

const BELL =
  "M10.268 21a2 2 0 0 0 3.464 0 M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326";
const MESSAGES =
  "M16 10a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 14.286V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2z M20 9a2 2 0 0 1 2 2v10.286a.71.71 0 0 1-1.212.502l-2.202-2.202A2 2 0 0 0 17.172 19H10a2 2 0 0 1-2-2v-1";

/** The way to the notifications, with how many are unread. */
export const Bell = ({ unread }: { unread: number }) => (
  <CountedLink to={href("/notifications")} label="Notifications" lines={BELL} unread={unread} />
);

/** The way to the conversations; on a phone it is in the menu. */
export const MessagesLink = ({ unread }: { unread: number }) => (
  <CountedLink to={href("/messages")} label="Messages" lines={MESSAGES} unread={unread} className="max-sm:hidden" />
);

type Props = { to: string; label: string; lines: string; unread: number; className?: string };

function CountedLink({ to, label, lines, unread, className = "" }: Props) {
  return (
    <Link
      to={to}
      className={`relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink hover:bg-sea-wash ${className}`}
    >
      <ShellIcon lines={lines} className="size-5.5" />
      <span className="sr-only" aria-live="polite">
        {label}
        {unread > 0 && `, ${unread} unread`}
      </span>
      {unread > 0 && (
        <span aria-hidden className="count-badge absolute top-1 right-0.5">
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </Link>
  );
}
