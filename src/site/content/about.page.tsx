import { readWrittenPage } from "../../features/content/index.server.ts";
import type { Route } from "./+types/about.page";
import { pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { ContentPicture } from "./content-picture.tsx";
import { siteFigures } from "./site-figures.server.ts";
import { organizationData, structuredData } from "./structured-data.server.ts";
import { writtenMeta } from "./written-meta.ts";
import { WrittenBody, WrittenCards, WrittenFrame } from "./written-page.tsx";

export const loader = pageLoader(async (ctx) => ({
  page: readWrittenPage(ctx, "about"),
  figures: await siteFigures(ctx),
  goals: ctx.config.goals,
  about: structuredData(organizationData(ctx.config)),
}));
export const meta: Route.MetaFunction = writtenMeta;
export const handle: PageHandle = { shared: true };

export default function About({ loaderData: { page, figures, goals } }: Route.ComponentProps) {
  return (
    <WrittenFrame page={page}>
      {page.picture && <ContentPicture picture={page.picture} sizes="(min-width: 64rem) 60rem, 92vw" isFirst />}
      <Claims figures={figures} goals={goals} />
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

type Numbers = Pick<Route.ComponentProps["loaderData"], "figures" | "goals">;

/** What is true of this site today, below what it set out for where its operator said so. */
function claimsOf({ figures: { homes, boats, people }, goals }: Numbers) {
  const counted = [
    { goal: goals?.properties, label: "properties", count: homes, today: "you can book here today" },
    { goal: goals?.boats, label: "boats", count: boats, today: "you can book here today" },
    { goal: goals?.users, label: "users", count: people, today: "with an account here today" },
  ];
  if (goals)
    return [
      ...counted.map(({ goal, label, count, today }) => ({ figure: goal, label, note: `${NUMBER.format(count)} ${today}` })),
      { figure: goals.security, label: "secure", note: "0 double bookings: the database won't allow one" },
    ];
  return [
    ...counted.filter(({ count }) => count > 0).map(({ label, count, today }) => ({ figure: NUMBER.format(count), label, note: today })),
    { figure: "0", label: "double bookings", note: "The database won't allow one" },
  ];
}

/** A site that has nothing to count yet shows no numbers. */
function Claims(numbers: Numbers) {
  const claims = claimsOf(numbers);
  if (claims.length === 1) return null;
  return (
    <section aria-label="In numbers" className="grid gap-3">
      <dl className="grid grid-cols-2 gap-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {claims.map(({ figure, label, note }) => (
          <div key={label} className="card flex flex-col gap-1 p-5">
            <dt className="order-2 font-semibold">{label}</dt>
            <dd className="numbers order-1 font-serif text-3xl font-semibold">{figure}</dd>
            <dd className="numbers order-3 text-sm text-muted">{note}</dd>
          </div>
        ))}
      </dl>
      {numbers.goals && (
        <p className="text-sm text-muted">The large numbers are what we're building toward. The small ones are counted on this site.</p>
      )}
    </section>
  );
}
