import { href, Link } from "react-router";
import { readWrittenPage } from "../../features/content/index.server.ts";
import { EventsQuery } from "../../features/events/index.ts";
import { listEvents } from "../../features/events/index.server.ts";
import { EventCard } from "../../features/events/parts.ts";
import { countForumThreads } from "../../features/forum/index.server.ts";
import { countOf } from "../../platform/words/counts.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/community.page";
import { optionalSection, pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { pageMeta, siteOf } from "../shell/page-meta.ts";

export const handle: PageHandle = { shared: true };

export const loader = pageLoader(async (ctx, { url }) => {
  const given = EventsQuery.safeParse({ when: url.searchParams.get("events") ?? undefined });
  const query = given.success ? given.data : EventsQuery.parse({});
  const [events, categories] = await Promise.all([
    optionalSection(ctx, async () => (await listEvents(ctx, query)).events),
    optionalSection(ctx, () => countForumThreads(ctx)),
  ]);
  const cards =
    categories?.map(({ threadCount, ...category }) => ({ ...category, discussions: countOf(threadCount, "discussion") })) ?? null;
  return { page: readWrittenPage(ctx, "community"), when: query.when, events, cards };
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { page, when } = loaderData;
  const isPast = when === "past";
  return pageMeta(siteOf(matches), {
    title: isPast ? "Past community events" : page.title,
    description: isPast ? "What our past events were like: highlights, photos and what people said." : page.description,
    path: href("/community") + (isPast ? "?events=past" : ""),
  });
};

const TABS = [
  { to: href("/community"), label: "Upcoming", value: "upcoming" },
  { to: `${href("/community")}?events=past`, label: "Past", value: "past" },
];

const Failed = ({ what }: { what: string }) => (
  <p role="alert" className="card p-6 text-muted">
    Failed to load {what}. Please reload the page.
  </p>
);

export default function CommunityPage({ loaderData: { page, when, events, cards } }: Route.ComponentProps) {
  const opened = events?.find(({ registered, capacity }) => registered < capacity) ?? events?.[0];
  return (
    <div className="page grid gap-12 py-12">
      <div>
        <PageHeading title={page.title} isLarge>
          {page.lead}
        </PageHeading>
        <section aria-labelledby="forums" className="grid gap-5">
          <h2 id="forums" className="text-2xl">
            Discussion forums
          </h2>
          {cards === null && <Failed what="discussions" />}
          <ul className="grid gap-4 lg:grid-cols-3">
            {cards?.map(({ id, name, description, discussions }) => (
              <li key={id} className="grid">
                <Link
                  to={href("/forum/category/:categoryId", { categoryId: id })}
                  className="card flex flex-col gap-3 p-6 text-ink no-underline hover:border-sea"
                >
                  <h3 className="text-xl">{name}</h3>
                  <p className="text-muted">{description}</p>
                  <p className="numbers mt-auto font-semibold">{discussions}</p>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="events">
        <h2 id="events" className="mb-4 text-2xl">
          Events
        </h2>
        <nav aria-label="Events" className="mb-6 flex border-b border-line">
          {TABS.map(({ to, label, value }) => (
            <Link
              key={value}
              to={to}
              preventScrollReset
              aria-current={value === when ? "page" : undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-4 font-semibold text-muted no-underline hover:text-ink aria-[current]:border-sea aria-[current]:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        {events === null ? (
          <Failed what="events" />
        ) : events.length === 0 ? (
          <p className="card p-8 text-muted">
            {when === "upcoming" ? "No events are planned right now. Please check back soon." : "No events yet."}
          </p>
        ) : (
          <ul key={when} className="grid gap-4">
            {events.map((event) => (
              <li key={event.id}>
                <EventCard event={event} isOpen={event === opened} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
