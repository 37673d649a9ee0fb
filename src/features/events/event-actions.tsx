import { href, Link } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import type { EventView } from "./event.schema.ts";

/** What the person can do with an event now: register, wait, look back, or see what they have. */
export function EventActions({ event }: { event: EventView }) {
  const { id: eventId, phase, mine, hasRecap, registered, capacity } = event;
  if (phase === "cancelled") return <p className="font-semibold text-brick">This event was cancelled.</p>;
  if (phase === "past")
    return hasRecap ? (
      <LinkButton to={href("/events/recap/:eventId", { eventId })}>View Recap</LinkButton>
    ) : (
      <p className="text-muted">This event is over.</p>
    );
  if (mine === "registered") return <p className="font-semibold text-moss">You&rsquo;re registered for this event.</p>;
  if (mine === "waiting") return <p className="font-semibold">You&rsquo;re on the waiting list.</p>;
  const register = href("/events/register/:eventId", { eventId });
  if (registered < capacity)
    return (
      <LinkButton to={register} rel="nofollow">
        Register Now
      </LinkButton>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p className="font-semibold text-ember-text">Event is at capacity</p>
      <Link to={register} rel="nofollow" className="link inline-flex min-h-11 items-center">
        Join the waiting list
      </Link>
    </div>
  );
}
