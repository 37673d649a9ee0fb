import { readSetup } from "../../features/staff/index.server.ts";
import type { SetupItem, SetupState } from "../../features/staff/index.ts";
import { countOf } from "../../platform/words/counts.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHeading, Section } from "../../ui/page/page-heading.tsx";
import { TimeAgo } from "../../ui/time/time-ago.tsx";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/make-it-yours.page";

export const meta = metaOf({ title: "Make it yours", description: "What of this site is yours, and what is missing.", hidden: true });

export const loader = pageLoader(async (ctx) => ({ ...(await readSetup(ctx)), now: ctx.clock.now().toISOString() }));

export default function MakeItYoursPage({ loaderData: { contentFolder, isDemo, missing, parts, now } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHeading title="Make it yours">
        {missing === 0 ? "Nothing is missing." : `${countOf(missing, "thing")} ${missing === 1 ? "is" : "are"} missing.`} What isn't set is
        left out, so your site never says what you didn't.
      </PageHeading>
      {isDemo ? (
        <Notice>
          This is the demo, with the demo's words. On your own site, set <Code>DEMO=off</Code> and <Code>CONTENT_DIR</Code>.
        </Notice>
      ) : (
        <p className="text-muted">
          {contentFolder ? (
            <>
              Files go into <Code>{contentFolder}</Code>.
            </>
          ) : (
            <>
              Files go into a folder of yours. Name it in the environment variable <Code>CONTENT_DIR</Code>.
            </>
          )}{" "}
          Names in capitals are environment variables. Restart to see a change.
        </p>
      )}
      {parts.map(({ id, title, items }) => (
        <Section key={id} id={id} title={title}>
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <Item key={item.label} item={item} now={now} />
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

const STATES: Record<SetupState, { word: string; look: string }> = {
  set: { word: "Set", look: "bg-moss-wash text-moss" },
  ours: { word: "Ours", look: "bg-sand-deep text-muted" },
  missing: { word: "Missing", look: "bg-brick-wash text-brick" },
  optional: { word: "Optional", look: "bg-sand-deep text-muted" },
};

const INSTANT = /^\d{4}-\d\d-\d\dT/;

function Item({ item: { label, value, state, how, where, forLawyer }, now }: { item: SetupItem; now: string }) {
  const { word, look } = STATES[state];
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr_auto]">
      <h3 className="font-sans text-base font-semibold">{label}</h3>
      <div className="grid gap-1 max-sm:order-3">
        {value && <p className="wrap-anywhere">{INSTANT.test(value) ? <TimeAgo at={value} now={now} /> : value}</p>}
        <p className="text-sm text-muted">{how}</p>
        {forLawyer && <p className="text-sm">Ask a lawyer about: {forLawyer.join("; ")}.</p>}
        <p className="text-sm">
          <Code>{where}</Code>
        </p>
      </div>
      <p className={`justify-self-start rounded-full px-3 py-0.5 text-sm font-semibold self-start ${look}`}>{word}</p>
    </li>
  );
}

const Code = ({ children }: { children: string }) => <code className="rounded bg-sand-deep px-1.5 py-0.5 wrap-anywhere">{children}</code>;
