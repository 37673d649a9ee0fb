import type { ReactNode } from "react";
import { href, isRouteErrorResponse, useLocation } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import type { PageProblem } from "../server/edge.server.ts";

const TEXTS: Record<number, { title: string; text: string }> = {
  403: { title: "You don't have access to this page", text: "You're signed in, but this page belongs to someone else." },
  404: { title: "Page not found", text: "We couldn't find that page. It may have moved, or the link may be mistyped." },
  429: { title: "Too many requests", text: "Please wait a moment and try again." },
};
const FAULT = {
  title: "Something went wrong on our end",
  text: "Please try again in a moment.",
};

/** Says what happened and offers the next step, without internal details. */
export function ErrorPage({
  error,
  action,
}: {
  error: unknown;
  /** The next step, where there is a better one than the homepage. */ action?: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const problem = isRouteErrorResponse(error) && isPageProblem(error.data) ? error.data : null;
  const { title, text } = TEXTS[status] ?? FAULT;
  const reason = problem && !["not_found", "unexpected"].includes(problem.code) ? problem.message : null;
  return (
    <div className="page grid max-w-2xl gap-6 py-20">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="numbers font-semibold text-ember-text">{status}</p>
      <h1 className="text-4xl">{reason ?? title}</h1>
      {!(reason && status === 404) && <p className="text-lg text-muted">{text}</p>}
      {status === 404 && <PlainSearch />}
      <div className="flex flex-wrap gap-3">
        {action}
        {status !== 404 && (
          <LinkButton to={pathname + search} reloadDocument>
            Try again
          </LinkButton>
        )}
        <LinkButton to={href("/")} look="quiet">
          Go to homepage
        </LinkButton>
        <LinkButton to={href("/help")} look="quiet">
          Get help
        </LinkButton>
      </div>
      {status >= 500 && problem?.requestId && (
        <p className="text-sm text-muted">If you contact us, please mention this number: {problem.requestId}</p>
      )}
    </div>
  );
}

/** Every page carries this one, so it suggests nothing. */
const PlainSearch = () => (
  <form action={href("/search")} role="search" className="grid grid-cols-[1fr_auto] items-end gap-3">
    <label className="grid gap-1.5 font-semibold">
      Where do you want to go?
      <input
        type="search"
        name="q"
        required
        maxLength={100}
        className="min-h-11 rounded-md border border-line-strong bg-paper px-3 font-normal"
      />
    </label>
    <Button type="submit">Search</Button>
  </form>
);

const isPageProblem = (data: unknown): data is PageProblem =>
  typeof data === "object" && data !== null && "code" in data && "message" in data;
