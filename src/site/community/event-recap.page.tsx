import { fileHref } from "../../platform/file-paths.ts";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { eventData } from "../../features/events/index.ts";
import { eventError, readRecap } from "../../features/events/index.server.ts";
import { countOf } from "../../platform/words/counts.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Route } from "./+types/event-recap.page";
import { EventPath } from "../../features/events/index.ts";
import { pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { pageMeta, siteOf } from "../shell/page-meta.ts";
import { StructuredData } from "../shell/structured-data.tsx";

export const handle: PageHandle = { shared: true };

export const loader = pageLoader(async (ctx, { params }) => {
  const path = EventPath.safeParse(params);
  if (!path.success) throw eventError("event_recap_not_found");
  const recap = await readRecap(ctx, path.data.eventId);
  const data = eventData(recap.event, ctx.config.appOrigin, ctx.config.brandName);
  return { ...recap, data, came: countOf(recap.attendees, "attendee") };
});

const photoUrl = (photoId: string) => fileHref("/events/photos/:photoId", { photoId });

export const meta: Route.MetaFunction = ({ matches, loaderData: recap }) =>
  recap
    ? pageMeta(siteOf(matches), {
        title: `${recap.event.title}: recap`,
        description: recap.description.slice(0, 155),
        path: href("/events/recap/:eventId", { eventId: recap.event.id }),
        ...(recap.photos[0] && { image: photoUrl(recap.photos[0].id) }),
      })
    : [];

export default function EventRecapPage({ loaderData: recap }: Route.ComponentProps) {
  const { event, description, highlights, photos, testimonials } = recap;
  return (
    <article className="page grid max-w-5xl gap-8 py-10">
      <StructuredData data={recap.data} />
      <p>
        <Link to={`${href("/community")}?events=past`} className="link inline-flex min-h-11 items-center">
          Past events
        </Link>
      </p>
      <header className="grid gap-3">
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">{event.title}</h1>
        <p className="text-muted">
          <time dateTime={event.startsAt}>{event.words.times}</time>
          <br />
          {event.place}
        </p>
        <p className="font-semibold">{recap.came}</p>
      </header>
      <p className="max-w-3xl text-lg whitespace-pre-wrap wrap-anywhere">{description}</p>
      {photos.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {photos.map(({ id, description: alt, width, height }) => (
            <li key={id}>
              <img
                src={photoUrl(id)}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                className="aspect-4/3 w-full rounded-lg object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {highlights.length > 0 && (
        <Part title="Highlights">
          <ul className="grid max-w-3xl list-disc gap-3 pl-5">
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </Part>
      )}
      {testimonials.length > 0 && (
        <Part title="What people said">
          <div className="grid gap-4 md:grid-cols-2">
            {testimonials.map(({ quote, name, role }) => (
              <figure key={quote} className="card grid content-between gap-4 p-6">
                <blockquote className="font-serif text-lg font-semibold">&ldquo;{quote}&rdquo;</blockquote>
                <figcaption className="text-muted">
                  <span className="font-semibold text-ink">{name}</span>
                  {role && `, ${role}`}
                </figcaption>
              </figure>
            ))}
          </div>
        </Part>
      )}
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-4 border-t border-line pt-8">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} action={<LinkButton to={`${href("/community")}?events=past`}>See past events</LinkButton>} />;
}
