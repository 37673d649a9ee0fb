import { BookOpen, FileText, MessagesSquare, Video } from "../../ui/icons/index.ts";
import { href, Link } from "react-router";
import { readHostArticles } from "../../features/content/index.server.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { Fold } from "../content/fold.tsx";
import { pageLoader } from "../server/edge.server.ts";
import type { Route } from "./+types/resources.page";
import { metaOf } from "../shell/page-meta.ts";
import { useSite } from "../content/use-site.ts";

export const meta = metaOf({
  title: "Host Resources",
  description: "Guides for hosts: getting started, pricing and guest communication.",
  hidden: true,
});

const TILES = [
  { Icon: BookOpen, title: "Host Guide", text: "Three modules that earn you a badge", to: href("/host/certification") },
  { Icon: FileText, title: "Documentation", text: "The API, for connecting your own tools", to: href("/api/docs") },
  { Icon: Video, title: "Video Tutorials", text: "Short videos on our channel", to: undefined },
  { Icon: MessagesSquare, title: "Community Forum", text: "Ask hosts who have been there", to: href("/forum") },
];

export const loader = pageLoader((ctx) => ({ articles: readHostArticles(ctx) }));

export default function HostResources({ loaderData: { articles } }: Route.ComponentProps) {
  const channel = useSite()?.contact.videoChannelUrl;
  return (
    <div className="page max-w-4xl py-12">
      <PageHeading title="Host Resources" />
      <ul className="mb-10 grid gap-4 sm:grid-cols-2">
        {TILES.flatMap(({ to = channel, ...tile }) => (to ? [{ to, ...tile }] : [])).map(({ Icon, title, text, to }) => (
          <li key={title} className="grid">
            <Link
              to={to}
              className="card flex items-start gap-4 p-5 text-ink no-underline hover:border-sea"
              target={to === channel ? "_blank" : undefined}
              rel="noreferrer"
            >
              <Icon aria-hidden className="size-7 shrink-0 text-sea" />
              <span>
                <span className="block text-lg font-semibold">{title}</span>
                <span className="block text-muted">{text}</span>
                {to === channel && <span className="sr-only"> (opens in a new tab)</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <section aria-labelledby="articles" className="grid gap-4">
        <h2 id="articles" className="text-2xl">
          Worth reading
        </h2>
        {articles.map(({ slug, title, lead, body }) => (
          <Fold key={slug} title={title} lead={lead} blocks={body} className="card px-5 sm:px-6" />
        ))}
      </section>
    </div>
  );
}
