import {
  CalendarSync,
  CalendarX2,
  ChevronRight,
  ImagePlus,
  type Icon,
  MessageCircle,
  Reply,
  Star,
  CalendarClock,
} from "../../ui/icons/index.ts";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { HostDashboard } from "../../features/earnings/index.server.ts";
import { clashesInWords } from "../../features/host-calendar/parts.ts";
import { countOf } from "../../platform/words/counts.ts";
import { shortRange } from "../../platform/words/day-words.ts";

type Answers = Pick<HostDashboard, "requests" | "toApprove" | "toRate" | "toAnswer" | "hasMoreTodos"> & { clashes: number; unread: number };

/** What guests and other sites wait for. */
export function TodayAnswers({ requests, toApprove, toRate, toAnswer, hasMoreTodos, clashes, unread }: Answers) {
  if (toApprove.length + toRate.length + toAnswer.length + clashes + unread === 0)
    return <p className="text-muted">{requests.length > 0 ? "Only the requests above." : "You're all caught up."}</p>;
  const page = (bookingId: string) => href("/host/bookings/:bookingId", { bookingId });
  return (
    <ul className="-mx-3 grid gap-1">
      {toApprove.map(({ id, guest, listing, checkIn, checkOut }) => (
        <Todo key={`approve ${id}`} to={page(id)} icon={CalendarClock} isUrgent title={`${guest.fullName} asks for a change`}>
          {listing.title} · {shortRange(checkIn, checkOut)}
        </Todo>
      ))}
      {clashes > 0 && (
        <Todo to={href("/host/calendar/clashes")} icon={CalendarX2} isUrgent title={clashesInWords(clashes)}>
          Decide which one stays
        </Todo>
      )}
      {unread > 0 && (
        <Todo to={`${href("/messages")}?filter=unread`} icon={MessageCircle} title={countOf(unread, "unread conversation")}>
          Reply within 24 hours to keep your response rate up
        </Todo>
      )}
      {toRate.map(({ id, guest, listing, charter }) => (
        <Todo key={`rate ${id}`} to={`${page(id)}#reviews`} icon={Star} title={`Review ${guest.fullName}`}>
          who {charter ? "sailed on" : "stayed at"} {listing.title}
        </Todo>
      ))}
      {toAnswer.map(({ id, guest, listing }) => (
        <Todo key={`answer ${id}`} to={`${page(id)}#reviews`} icon={Reply} title={`Reply to ${guest.fullName}'s review`}>
          of {listing.title}
        </Todo>
      ))}
      {hasMoreTodos && (
        <li className="px-3">
          <Link to="?todos=all" preventScrollReset className="link inline-flex min-h-11 items-center">
            Show all
          </Link>
        </li>
      )}
    </ul>
  );
}

/** What listings lack. */
export function ListingTodos({ fewPhotos, noCalendar }: Pick<HostDashboard, "fewPhotos" | "noCalendar">) {
  const more = fewPhotos.total - fewPhotos.listings.length + (noCalendar.total - noCalendar.listings.length);
  return (
    <ul className="-mx-3 grid gap-1">
      {fewPhotos.listings.map(({ id, title }) => (
        <Todo key={`photos ${id}`} to={href("/host/manage/:listingId/edit", { listingId: id })} icon={ImagePlus} title="Add photos">
          {title} has fewer than five photos
        </Todo>
      ))}
      {noCalendar.listings.map(({ id, title }) => (
        <Todo
          key={`calendar ${id}`}
          to={href("/host/manage/:listingId/calendar", { listingId: id })}
          icon={CalendarSync}
          title="Set up your calendar"
        >
          {title} has no bookings, blocks or prices yet
        </Todo>
      ))}
      {more > 0 && <li className="px-3 pt-1 text-sm text-muted">And {more} more on your listings page.</li>}
    </ul>
  );
}

type TodoProps = { to: string; icon: Icon; title: string; isUrgent?: boolean; children: ReactNode };

const Todo = ({ to, icon: Icon, title, isUrgent, children }: TodoProps) => (
  <li>
    <Link to={to} className="flex items-center gap-3.5 rounded-md px-3 py-2 text-ink no-underline hover:bg-sea-wash">
      <Icon aria-hidden className={`size-5 shrink-0 ${isUrgent ? "text-ember-text" : "text-sea"}`} />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block text-sm wrap-anywhere text-muted">{children}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  </li>
);
