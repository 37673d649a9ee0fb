import { fileHref } from "../../platform/file-paths.ts";
import { href, Link } from "react-router";
import { z } from "zod";
import { eventData } from "../../features/events/index.ts";
import { cancelRegistration, readEvent } from "../../features/events/index.server.ts";
import { EventActions, EventFacts, GiveUpPlace } from "../../features/events/parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Route } from "./+types/event.page";
import { eventIdOf } from "./event-id.server.ts";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { pageMeta, siteOf } from "../shell/page-meta.ts";
import { StructuredData } from "../shell/structured-data.tsx";

export const handle: PageHandle = { shared: true };

export const loader = pageLoader(async (ctx, { params }) => {
  const event = await readEvent(ctx, eventIdOf(params));
  return { event, data: eventData(event, ctx.config.appOrigin, ctx.config.brandName) };
});

export const action = pageAction({
  cancel: formHandler({
    input: z.object({}),
    run: async (ctx, _, { params }) => {
      await cancelRegistration(ctx, eventIdOf(params));
      return { message: "Done. Your place is free for someone else." };
    },
  }),
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(siteOf(matches), {
        title: loaderData.event.title,
        description: `${loaderData.event.words.times}. ${loaderData.event.place}. ${loaderData.event.description}`.slice(0, 155),
        path: href("/events/:eventId", { eventId: loaderData.event.id }),
      })
    : [];

export default function EventPage({ loaderData: { event, data }, actionData }: Route.ComponentProps) {
  const isComing = event.phase === "upcoming";
  return (
    <div className="page grid gap-8 py-10">
      <StructuredData data={data} />
      <p>
        <Link to={href("/community") + (event.phase === "past" ? "?events=past" : "")} className="link inline-flex min-h-11 items-center">
          Community
        </Link>
      </p>
      <h1 className="text-3xl wrap-anywhere sm:text-4xl">{event.title}</h1>
      {actionData?.message && (
        <p role={actionData.ok ? "status" : "alert"} className={`font-semibold ${actionData.ok ? "text-moss" : "text-brick"}`}>
          {actionData.message}
        </p>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <p className="max-w-2xl text-lg whitespace-pre-wrap wrap-anywhere">{event.description}</p>
        <div className="card grid gap-6 p-6">
          <EventFacts event={event} />
          <EventActions event={event} />
          {isComing && (
            <LinkButton look="quiet" reloadDocument to={fileHref("/events/:eventId/event.ics", { eventId: event.id })}>
              Add to Calendar
            </LinkButton>
          )}
          {isComing && event.mine && (
            <div className="grid border-t border-line pt-5">
              <GiveUpPlace event={event} result={actionData} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} action={<LinkButton to={href("/community")}>See all events</LinkButton>} />;
}
