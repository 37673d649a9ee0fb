import { fileHref } from "../../platform/file-paths.ts";
import { CircleCheck } from "../../ui/icons/index.ts";
import { href, redirect } from "react-router";
import { EventPath } from "../../features/events/index.ts";
import { myRegistration, readEvent } from "../../features/events/index.server.ts";
import { EventFacts } from "../../features/events/parts.ts";
import { countOf } from "../../platform/words/counts.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Route } from "./+types/registration-success.page";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Registration complete", description: "Your event registration.", hidden: true });

/** Who has no place there, and isn't waiting for one, is led to the event itself. */
export const loader = pageLoader(async (ctx, { url }) => {
  const path = EventPath.safeParse({ eventId: url.searchParams.get("event") });
  if (!path.success) throw redirect(href("/community"));
  const event = await readEvent(ctx, path.data.eventId);
  if (!event.mine || event.phase !== "upcoming") throw redirect(href("/events/:eventId", { eventId: event.id }));
  return myRegistration(ctx, event.id);
});

export default function RegistrationSuccess({ loaderData: registration }: Route.ComponentProps) {
  const isWaiting = registration.status === "waiting";
  return (
    <div className="page grid max-w-2xl grow content-center justify-items-center gap-6 py-16 text-center">
      <CircleCheck aria-hidden className="size-16 text-moss" />
      <h1 className="text-4xl">{isWaiting ? "You're on the waiting list" : "Registration complete!"}</h1>
      <p className="text-lg text-muted">
        {isWaiting
          ? `${registration.ahead ? `${countOf(registration.ahead, "person is", "people are")} ahead of you.` : "You're next in line."} If a place opens up before the event starts, it's yours and we email you.`
          : "We've sent you an email with the date, the place and a file for your calendar."}
      </p>
      <div className="card grid w-full gap-5 p-6 text-left">
        <h2 className="text-xl wrap-anywhere">{registration.event.title}</h2>
        <EventFacts event={registration.event} />
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {!isWaiting && (
          <LinkButton reloadDocument to={fileHref("/events/:eventId/event.ics", { eventId: registration.event.id })}>
            Add to Calendar
          </LinkButton>
        )}
        <LinkButton look="quiet" to={href("/account/events")}>
          My events
        </LinkButton>
        <LinkButton look="quiet" to={href("/community")}>
          Back to Community
        </LinkButton>
      </div>
    </div>
  );
}
