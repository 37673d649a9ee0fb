import { Bell as BellIcon, type LucideIcon, MessagesSquare } from "lucide-react";
import { href, Link } from "react-router";

/** The way to the notifications, with how many are unread. */
export const Bell = ({ unread }: { unread: number }) => (
  <CountedLink to={href("/notifications")} label="Notifications" icon={BellIcon} unread={unread} />
);

/** The way to the conversations; on a phone it is in the menu. */
export const MessagesLink = ({ unread }: { unread: number }) => (
  <CountedLink to={href("/messages")} label="Messages" icon={MessagesSquare} unread={unread} className="max-sm:hidden" />
);

type Props = { to: string; label: string; icon: LucideIcon; unread: number; className?: string };

function CountedLink({ to, label, icon: Icon, unread, className = "" }: Props) {
  return (
    <Link
      to={to}
      className={`relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink hover:bg-sea-wash ${className}`}
    >
      <Icon aria-hidden className="size-5.5" />
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
