import { href, Link } from "react-router";
import { EventActions } from "./event-actions.tsx";
import { EventFacts } from "./event-facts.tsx";
import { TYPE_WORDS } from "./event.rules.ts";
import type { EventView } from "./event.schema.ts";

/** An event in a list, which opens to its description and what one can do. */
export function EventCard({ event, isOpen }: { event: EventView; isOpen: boolean }) {
  return (
    <details className="card group" open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-lg p-5 sm:px-7 [&::-webkit-details-marker]:hidden">
        <div className="grid min-w-0 gap-1">
          <p className="text-sm font-semibold text-ember-text">
            <time dateTime={event.startsAt}>{event.words.day}</time> · {TYPE_WORDS[event.type]}
            {event.phase === "upcoming" && !event.words.left && " · Full"}
          </p>
          <h3 className="text-xl wrap-anywhere">{event.title}</h3>
          <p className="text-muted wrap-anywhere">{event.place}</p>
        </div>
        <span aria-hidden className="text-2xl leading-none text-muted transition-transform duration-150 group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid gap-6 border-t border-line p-5 sm:p-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-4">
          <p className="max-w-2xl whitespace-pre-wrap wrap-anywhere">{event.description}</p>
          <p>
            <Link to={href("/events/:eventId", { eventId: event.id })} className="link inline-flex min-h-11 items-center">
              Event page<span className="sr-only"> of {event.title}</span>
            </Link>
          </p>
        </div>
        <div className="grid content-start gap-5">
          <EventFacts event={event} />
          <EventActions event={event} />
        </div>
      </div>
    </details>
  );
}
