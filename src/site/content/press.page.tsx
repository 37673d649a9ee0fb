import { fileHref } from "../../platform/file-paths.ts";
import type { Reading, Release } from "../../features/content/index.ts";
import { readPressKit, readReleases, readWrittenPage } from "../../features/content/index.server.ts";
import { LOGO_PACKAGE, MEDIA_KIT } from "../../features/press/index.ts";
import { DownloadButton } from "../../features/press/parts.ts";
import { shortDate } from "../../platform/words/day-words.ts";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import type { Route } from "./+types/press.page";
import { ContentIcon } from "./content-icon.tsx";
import { ContentPicture } from "./content-picture.tsx";
import { Fold } from "./fold.tsx";
import { organizationData, structuredData } from "./structured-data.server.ts";
import { telHref, useSite } from "./use-site.ts";
import { writtenMeta } from "./written-meta.ts";
import { WrittenBody, WrittenFrame } from "./written-page.tsx";

export const loader = pageLoader((ctx) => {
  const page = readWrittenPage(ctx, "press");
  const dated = <T extends { date: string }>(things: T[]) => things.map((thing) => ({ ...thing, on: shortDate(thing.date) }));
  return {
    page,
    coverage: dated(page.coverage),
    awards: dated(page.awards),
    kit: [...readPressKit(ctx)],
    releases: readReleases(ctx),
    about: structuredData(organizationData(ctx.config)),
  };
});
export const meta: Route.MetaFunction = writtenMeta;
export const handle: PageHandle = { shared: true };

const fileAt = (file: string) => fileHref("/press/files/:file", { file });
/** On the page, which is no download. */
const shown = (file: string) => `${fileAt(file)}?shown`;

export default function Press({ loaderData: { page, coverage, awards, kit, releases } }: Route.ComponentProps) {
  const site = useSite();
  const pressEmail = site?.contact.pressEmail;
  return (
    <WrittenFrame page={page}>
      <Contacts cards={page.cards} />
      <MediaKit kit={kit} />
      <Logos brand={site?.brand ?? ""} />
      <Releases releases={releases} />
      <Coverage coverage={coverage} />
      <Awards awards={awards} />
      {pressEmail && (
        <div className="grid justify-items-start gap-4">
          <WrittenBody page={page} />
          <a
            href={`mailto:${pressEmail}?subject=Speaking%20request`}
            className="link inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <ContentIcon name="mail" className="size-5" /> Request a speaker
          </a>
        </div>
      )}
    </WrittenFrame>
  );
}

type Data = Route.ComponentProps["loaderData"];

/** The cards of the page, each with the way to reach us that it speaks of; without those nobody is promised an answer. */
function Contacts({ cards }: { cards: Data["page"]["cards"] }) {
  const { pressEmail, pressPhone } = useSite()?.contact ?? {};
  if (!pressEmail && !pressPhone) return null;
  const ways = [
    { to: pressEmail && `mailto:${pressEmail}`, name: pressEmail, icon: "mail" as const },
    { to: pressPhone && telHref(pressPhone), name: pressPhone, icon: "phone" as const },
  ];
  const shownCards = cards.map((card, i) => ({ ...card, way: ways[i] })).filter(({ way }) => !way || way.to);
  return (
    <ul className="grid gap-4 md:grid-flow-col md:auto-cols-fr" aria-label="Press contacts">
      {shownCards.map(({ icon, title, text, way }) => (
        <li key={title} className="card grid content-start gap-2 p-6">
          {icon && <ContentIcon name={icon} className="mb-1 size-7 text-sea" />}
          <h2 className="text-xl">{title}</h2>
          <p className="text-muted">{text}</p>
          {way && (
            <a href={way.to} className="link numbers inline-flex min-h-11 items-center gap-2 font-semibold wrap-anywhere">
              <ContentIcon name={way.icon} className="size-5 shrink-0" /> {way.name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function MediaKit({ kit }: { kit: Reading[] }) {
  return (
    <section aria-labelledby="kit" className="card grid gap-5 p-6">
      <h2 id="kit" className="text-2xl">
        Media kit
      </h2>
      <div className="grid divide-y divide-line border-y border-line">
        {kit.map(({ slug, title, lead, body }) => (
          <Fold key={slug} title={title} lead={lead} blocks={body} />
        ))}
      </div>
      <DownloadButton to={fileAt(MEDIA_KIT)} file={MEDIA_KIT}>
        <ContentIcon name="download" className="size-5" /> Download Media Kit
      </DownloadButton>
    </section>
  );
}

function Logos({ brand }: { brand: string }) {
  return (
    <section aria-labelledby="logos" className="card grid gap-5 p-6">
      <h2 id="logos" className="text-2xl">
        Brand assets
      </h2>
      <p className="text-muted">The logo as SVG, PNG and EPS, for light and dark backgrounds.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid min-h-40 place-content-center rounded-lg border border-line bg-[#ffffff] p-8">
          <img src={shown("logo-dark-ink.svg")} alt={`${brand} logo for light backgrounds`} className="h-14 max-w-full" />
        </div>
        <div className="grid min-h-40 place-content-center rounded-lg bg-[#10263a] p-8">
          <img src={shown("logo-light-ink.svg")} alt={`${brand} logo for dark backgrounds`} className="h-14 max-w-full" />
        </div>
      </div>
      <DownloadButton to={fileAt(LOGO_PACKAGE)} file={LOGO_PACKAGE}>
        <ContentIcon name="download" className="size-5" /> Download Logo Package
      </DownloadButton>
    </section>
  );
}

function Releases({ releases }: { releases: Release[] }) {
  if (releases.length === 0) return null;
  return (
    <section aria-labelledby="releases" className="grid gap-6">
      <h2 id="releases" className="text-2xl">
        Press releases
      </h2>
      {releases.map((release) => (
        <ReleaseCard key={release.slug} release={release} />
      ))}
    </section>
  );
}

function ReleaseCard({ release: { slug, title, description, date, publishedOn, body, pictures } }: { release: Release }) {
  return (
    <article aria-labelledby={slug} className="card grid gap-4 p-6">
      <header className="grid gap-1">
        <p className="text-sm text-muted">
          <time dateTime={date}>{publishedOn}</time>
        </p>
        <h3 id={slug} className="text-xl">
          {title}
        </h3>
        <p className="text-muted">{description}</p>
      </header>
      <details className="group">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
          <span className="group-open:hidden">Read More</span>
          <span className="hidden group-open:inline">Show Less</span>
          <span className="sr-only">: {title}</span>
        </summary>
        <div className="mt-4 grid gap-6">
          <div className="max-w-2xl">
            <RichText blocks={body} by="us" />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            {pictures.map((picture) => (
              <ContentPicture key={picture.src} picture={picture} sizes="(min-width: 40rem) 28rem, 100vw" />
            ))}
          </div>
        </div>
      </details>
    </article>
  );
}

function Coverage({ coverage }: { coverage: Data["coverage"] }) {
  if (coverage.length === 0) return null;
  return (
    <section aria-labelledby="coverage" className="grid gap-4">
      <h2 id="coverage" className="text-2xl">
        In the media
      </h2>
      <ul className="card divide-y divide-line">
        {coverage.map(({ source, title, on, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="flex items-center justify-between gap-4 px-6 py-4 text-ink no-underline hover:bg-sea-wash"
            >
              <span>
                <span className="block text-sm text-muted">
                  {source} · {on}
                </span>
                <span className="block font-semibold">{title}</span>
              </span>
              <ContentIcon name="external" className="size-5 shrink-0 text-sea" />
              <span className="sr-only">opens in a new tab</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Awards({ awards }: { awards: Data["awards"] }) {
  if (awards.length === 0) return null;
  return (
    <section aria-labelledby="awards" className="grid gap-4">
      <h2 id="awards" className="text-2xl">
        Awards
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {awards.map(({ name, organization, on, description }) => (
          <li key={name} className="card grid content-start gap-2 p-6">
            <ContentIcon name="award" className="size-7 text-ember" />
            <h3 className="text-lg">{name}</h3>
            <p className="text-sm text-muted">
              {organization}, {on}
            </p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
