import { readWrittenPage } from "../../features/content/index.server.ts";
import type { Route } from "./+types/covid.page";
import { pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { writtenMeta } from "./written-meta.ts";
import { WrittenBody, WrittenCards, WrittenFrame } from "./written-page.tsx";

export const loader = pageLoader((ctx) => ({ page: readWrittenPage(ctx, "covid") }));
export const meta: Route.MetaFunction = writtenMeta;
export const handle: PageHandle = { shared: true };

export default function Covid({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <WrittenFrame page={page}>
      <WrittenCards label="What to expect" cards={page.cards} />
      <WrittenBody page={page} />
    </WrittenFrame>
  );
}
