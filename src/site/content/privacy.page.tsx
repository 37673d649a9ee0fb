import { readWrittenPage } from "../../features/content/index.server.ts";
import type { Route } from "./+types/privacy.page";
import { pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { writtenMeta } from "./written-meta.ts";
import { WrittenBody, WrittenFrame } from "./written-page.tsx";

export const loader = pageLoader((ctx) => ({ page: readWrittenPage(ctx, "privacy") }));
export const meta: Route.MetaFunction = writtenMeta;
export const handle: PageHandle = { shared: true };

export default function Privacy({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <WrittenFrame page={page}>
      <WrittenBody page={page} />
    </WrittenFrame>
  );
}
