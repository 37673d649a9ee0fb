import {
  Award,
  Bell,
  CalendarSync,
  Check,
  CircleDollarSign,
  Download,
  Headset,
  Heart,
  House,
  LifeBuoy,
  type Icon,
  MessageCircle,
  Search,
  Shield,
  Star,
  Ticket,
  TriangleAlert,
  Users,
} from "../../ui/icons/index.ts";
import { Form, Link } from "react-router";
import { api, ask } from "../../platform/api-client.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { TimeAgo } from "../../ui/time/time-ago.tsx";
import { useClock } from "../../ui/time/use-clock.ts";
import { useTimeZone } from "../../ui/time/use-time-zone.ts";
import { groupByDay } from "./group-by-day.ts";
import type { NotificationKind } from "./notification.kinds.ts";
import type { NotificationView } from "./notification.schema.ts";

const ICONS: Record<NotificationKind, Icon> = {
  booking: House,
  trip: Bell,
  message: MessageCircle,
  support: LifeBuoy,
  review: Star,
  search: Search,
  list: Heart,
  payout: CircleDollarSign,
  listing: TriangleAlert,
  calendar: CalendarSync,
  import: Download,
  certification: Award,
  event: Ticket,
  forum: Users,
  desk: Headset,
  security: Shield,
};

type Props = { title: string; items: NotificationView[]; now: string };

/** Notifications by day, each a link to its thing; following it marks it as read. */
export function NotificationList({ title, items, now }: Props) {
  const timeZone = useTimeZone();
  if (items.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {groupByDay(items, timeZone, now).map(({ label, isToday, items: group }) => (
        <div key={label} className="grid gap-2">
          <h3 className="font-sans text-sm font-semibold text-muted">{label}</h3>
          <ul className="card divide-y divide-line p-0">
            {group.map((item) => (
              <NotificationRow key={item.id} item={item} isToday={isToday} now={now} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function NotificationRow({ item, isToday, now }: { item: NotificationView; isToday: boolean; now: string }) {
  const clock = useClock();
  const Icon = ICONS[item.kind];
  const path = { params: { path: { notificationId: item.id } }, keepalive: true };
  const markRead = () => {
    if (!item.isRead) void ask(api.PUT("/notifications/{notificationId}/read", path), "");
  };
  return (
    <li className="flex items-start gap-3 p-4 sm:px-5">
      <span
        className={`mt-0.5 grid size-10 shrink-0 place-items-center rounded-full ${item.isRead ? "bg-sand text-muted" : "bg-sea-wash text-sea"}`}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="grid min-w-0 grow gap-0.5">
        <Link
          to={item.path}
          onClick={markRead}
          className={`wrap-anywhere ${item.isOver ? "text-muted" : "text-ink"} ${item.isRead ? "" : "font-semibold"}`}
        >
          <bdi>{item.title}</bdi>
        </Link>
        <p className="line-clamp-3 wrap-anywhere text-muted">
          <bdi>{item.text}</bdi>
        </p>
        <p className="text-sm text-muted">
          {isToday ? <TimeAgo at={item.createdAt} now={now} /> : <time dateTime={item.createdAt}>{clock.time(item.createdAt)}</time>}
          {item.count > 1 && ` · ${item.count} updates`}
          {item.isOver && " · No longer current"}
        </p>
      </div>
      {!item.isRead && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="notificationId" value={item.id} />
          <SubmitButton
            look="bare"
            intent="read"
            busy="Marking..."
            size="small"
            className="text-sm"
            title="Mark as read"
            aria-label={`Mark as read: ${item.title}`}
          >
            <Check aria-hidden className="size-5 sm:hidden" />
            <span className="max-sm:hidden">Mark as read</span>
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}
