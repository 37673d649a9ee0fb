import { href } from "react-router";
import { readWrittenPage } from "../../features/content/index.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Route } from "./+types/responsible-hosting.page";
import { pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { writtenMeta } from "./written-meta.ts";
import { WrittenBody, WrittenCards, WrittenFrame } from "./written-page.tsx";

export const loader = pageLoader((ctx) => ({ page: readWrittenPage(ctx, "responsible-hosting") }));
export const meta: Route.MetaFunction = writtenMeta;
export const handle: PageHandle = { shared: true };

export default function ResponsibleHosting({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <WrittenFrame page={page}>
      <WrittenCards label="Topics" cards={page.cards} />
      <div className="grid gap-6">
        <WrittenBody page={page} />
        <p>
          <LinkButton to={href("/host/certification")}>Start Certification</LinkButton>
        </p>
      </div>
    </WrittenFrame>
  );
}
