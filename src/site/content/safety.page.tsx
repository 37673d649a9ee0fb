import { readWrittenPage } from "../../features/content/index.server.ts";
import type { Route } from "./+types/safety.page";
import { pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { ContentIcon } from "./content-icon.tsx";
import { telHref, useSite } from "./use-site.ts";
import { writtenMeta } from "./written-meta.ts";
import { WrittenBody, WrittenCards, WrittenFrame } from "./written-page.tsx";

export const loader = pageLoader((ctx) => ({ page: readWrittenPage(ctx, "safety") }));
export const meta: Route.MetaFunction = writtenMeta;
export const handle: PageHandle = { shared: true };

export default function Safety({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <WrittenFrame page={page}>
      <Hotline />
      <WrittenCards label="How we keep you safe" cards={page.cards} />
      <WrittenBody page={page} />
    </WrittenFrame>
  );
}

function Hotline() {
  const hotline = useSite()?.contact.hotline;
  if (!hotline) return null;
  return (
    <section aria-labelledby="hotline" className="flex flex-wrap items-center gap-4 rounded-lg border border-ember bg-paper p-6">
      <ContentIcon name="phone" className="size-8 shrink-0 text-ember" />
      <div className="grow">
        <h2 id="hotline" className="text-xl">
          24/7 emergency hotline
        </h2>
        <p className="text-muted">If someone is in danger, call 911, 112 or your local emergency number first.</p>
      </div>
      <a href={telHref(hotline)} className="link numbers inline-flex min-h-11 items-center text-xl font-semibold">
        {hotline}
      </a>
    </section>
  );
}
