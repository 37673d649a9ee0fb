import { href, useLocation } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { COMING_SOON_PAGES, type ComingSoonPage } from "./coming-soon-pages.ts";
import { metaOf } from "../shell/page-meta.ts";

const pageAt = (pathname: string): ComingSoonPage | undefined =>
  COMING_SOON_PAGES.find(({ path }) => `/${path}` === pathname.replace(/\/$/, ""));

export const meta = (args: Parameters<ReturnType<typeof metaOf>>[0]) => {
  const page = pageAt(args.location.pathname);
  return metaOf({ title: page?.title ?? "", description: page?.text ?? "", hidden: true })(args);
};

export const handle: PageHandle = { shared: true };

export default function ComingSoon() {
  const page = pageAt(useLocation().pathname);
  return (
    <div className="page py-16">
      <PageHeading title={page?.title ?? ""}>{page?.text}</PageHeading>
      <LinkButton to={href("/")} look="quiet">
        Go to homepage
      </LinkButton>
    </div>
  );
}
