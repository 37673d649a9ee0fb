import { href, Link } from "react-router";
import type { StaffEventView } from "../../features/events/index.ts";
import { listStaffEvents } from "../../features/events/index.server.ts";
import { formatCount } from "../../platform/words/counts.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Route } from "./+types/events.page";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Events for staff", description: "All events.", hidden: true });

export const loader = pageLoader((ctx) => listStaffEvents(ctx));

const stateOf = ({ status, phase }: StaffEventView) =>
  status === "draft" ? "Draft" : phase === "cancelled" ? "Cancelled" : phase === "past" ? "Past" : "Published";

export default function AdminEventsPage({ loaderData: { events } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl sm:text-3xl">Events</h1>
        <LinkButton to={href("/admin/events/new")}>New event</LinkButton>
      </div>
      {events.length === 0 && <p className="card p-8 text-muted">No events yet.</p>}
      <ul className="grid gap-3">
        {events.map((event) => (
          <li key={event.id}>
            <Link
              to={href("/admin/events/:eventId", { eventId: event.id })}
              className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-1 p-5 text-ink no-underline hover:border-sea"
            >
              <span className="min-w-0 grow basis-64">
                <span className="block font-semibold wrap-anywhere">{event.title}</span>
                <span className="block text-muted wrap-anywhere">
                  {event.words.day} · {event.place}
                </span>
              </span>
              <span className="numbers text-muted">
                {formatCount(event.registered)}/{formatCount(event.capacity)} registered
                {event.waiting > 0 && `, ${formatCount(event.waiting)} waiting`}
              </span>
              <span className={`w-24 font-semibold ${event.status === "draft" ? "text-ember-text" : ""}`}>{stateOf(event)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
