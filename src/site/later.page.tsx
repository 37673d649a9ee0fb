import { useLocation } from "react-router";
import { LinkButton } from "../ui/button.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import type { PageHandle } from "./answer-page.server.tsx";
import { LATER_PAGES, LATER_SIGNED_IN_PAGES, type LaterPage } from "./later-pages.ts";
import { metaOf } from "./page-meta.ts";

const pageAt = (pathname: string): LaterPage | undefined =>
  [...LATER_PAGES, ...LATER_SIGNED_IN_PAGES].find(({ path }) => `/${path}` === pathname.replace(/\/$/, ""));

export const meta = (args: Parameters<ReturnType<typeof metaOf>>[0]) => {
  const page = pageAt(args.location.pathname);
  return metaOf({ title: page?.title ?? "", description: page?.text ?? "", hidden: true })(args);
};

export const handle: PageHandle = { shared: true };

export default function Later() {
  const page = pageAt(useLocation().pathname);
  return (
    <div className="page py-16">
      <PageHeading title={page?.title ?? ""}>{page?.text}</PageHeading>
      <LinkButton to="/" look="quiet">
        Go to the home page
      </LinkButton>
    </div>
  );
}
