import { readWrittenPage } from "../../features/content/index.server.ts";
import type { Route } from "./+types/about.page";
import { pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { ContentPicture } from "./content-picture.tsx";
import { type SiteFigures, siteFigures } from "./site-figures.server.ts";
import { organizationData, structuredData } from "./structured-data.server.ts";
import { writtenMeta } from "./written-meta.ts";
import { WrittenBody, WrittenCards, WrittenFrame } from "./written-page.tsx";

export const loader = pageLoader(async (ctx) => ({
  page: readWrittenPage(ctx, "about"),
  figures: await siteFigures(ctx),
  about: structuredData(organizationData(ctx.config)),
}));
export const meta: Route.MetaFunction = writtenMeta;
export const handle: PageHandle = { shared: true };

export default function About({ loaderData: { page, figures } }: Route.ComponentProps) {
  return (
    <WrittenFrame page={page}>
      {page.picture && <ContentPicture picture={page.picture} sizes="(min-width: 64rem) 60rem, 92vw" isFirst />}
      <Claims figures={figures} />
      <WrittenBody page={page} />
      <section aria-labelledby="values" className="grid gap-4">
        <h2 id="values" className="text-2xl">
          Our values
        </h2>
        <WrittenCards label="Our values" cards={page.cards} heading="h3" />
      </section>
    </WrittenFrame>
  );
}

const NUMBER = new Intl.NumberFormat("en-US");

/** What we set out for, and what is true of this site today. */
function Claims({ figures: { homes, boats, people } }: { figures: SiteFigures }) {
  const claims = [
    { claim: "1000+", label: "properties", today: `${NUMBER.format(homes)} you can book here today` },
    { claim: "500+", label: "boats", today: `${NUMBER.format(boats)} you can book here today` },
    { claim: "10,000+", label: "users", today: `${NUMBER.format(people)} with an account here today` },
    { claim: "100%", label: "secure", today: "0 double bookings: the database won't allow one" },
  ];
  return (
    <section aria-label="In numbers" className="grid gap-3">
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {claims.map(({ claim, label, today }) => (
          <div key={label} className="card flex flex-col gap-1 p-5">
            <dt className="order-2 font-semibold">{label}</dt>
            <dd className="numbers order-1 font-serif text-3xl font-semibold">{claim}</dd>
            <dd className="numbers order-3 text-sm text-muted">{today}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">The large numbers are what we're building toward. The small ones are counted on this site.</p>
    </section>
  );
}
