import { href, Link } from "react-router";
import { AuditQuery } from "../../features/staff/index.ts";
import { listAuditTrail } from "../../features/staff/index.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { TimeAgo } from "../../ui/time/time-ago.tsx";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/audit.page";
import { deedInWords, subjectAddress } from "./audit-words.ts";

export const meta = metaOf({ title: "Audit trail", description: "What support staff looked at and did.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = AuditQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : {};
  return { query, ...(await listAuditTrail(ctx, query)), now: ctx.clock.now().toISOString() };
});

const addressOf = (query: Record<string, string | number | undefined>) => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${href("/admin/audit")}?${new URLSearchParams(given)}`;
};

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { query, entries, next, now } = loaderData;
  return (
    <div className="grid gap-6">
      <PageHeading title="Audit trail">
        {query.actor || query.subject ? (
          <Link to={href("/admin/audit")} className="link">
            Show everything
          </Link>
        ) : (
          "What support staff looked at and did. Nobody can change it."
        )}
      </PageHeading>
      {entries.length === 0 && <p className="text-muted">Nothing here yet.</p>}
      <ul className="card divide-y divide-line empty:hidden">
        {entries.map(({ id, at, actorId, actorName, action, subjectType, subjectId, reason }) => (
          <li key={id} className="grid gap-x-4 gap-y-1 px-5 py-3 wrap-anywhere sm:grid-cols-[10rem_12rem_minmax(0,1fr)]">
            <span className="text-sm text-muted">
              <TimeAgo at={at} now={now} />
            </span>
            <Link to={addressOf({ actor: actorId })} className="link">
              {actorName}
            </Link>
            <span>
              <Deed words={deedInWords(action)} type={subjectType} id={subjectId} />
              {query.subject === undefined && (
                <Link to={addressOf({ subject: `${subjectType}:${subjectId}` })} className="link ml-3 text-sm">
                  History<span className="sr-only"> of this {subjectType.replace("-", " ")}</span>
                </Link>
              )}
              {reason && <span className="block text-muted">{reason}</span>}
            </span>
          </li>
        ))}
      </ul>
      {next && (
        <LinkButton look="quiet" to={addressOf({ ...query, before: next })} className="justify-self-start">
          Show older
        </LinkButton>
      )}
    </div>
  );
}

function Deed({ words, type, id }: { words: string; type: string; id: string }) {
  const address = subjectAddress(type, id);
  const said = type === "words" ? `${words} for “${id}”` : words;
  return address ? (
    <Link to={address} className="font-semibold text-ink hover:underline">
      {said}
    </Link>
  ) : (
    <strong className="font-semibold">{said}</strong>
  );
}
