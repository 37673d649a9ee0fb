import { Bell as BellIcon } from "lucide-react";
import { href, Link } from "react-router";

/** The way to the notifications, with how many are unread. */
export function Bell({ unread }: { unread: number }) {
  return (
    <Link
      to={href("/notifications")}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink hover:bg-sea-wash"
    >
      <BellIcon aria-hidden className="size-5.5" />
      <span className="sr-only" aria-live="polite">
        Notifications{unread > 0 && `, ${unread} unread`}
      </span>
      {unread > 0 && (
        <span aria-hidden className="count-badge absolute top-1 right-0.5">
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </Link>
  );
}
