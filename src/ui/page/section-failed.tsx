import { CloudOff } from "../icons/index.ts";
import { useLocation } from "react-router";
import { LinkButton } from "../button.tsx";

/** Shown in place of a section that failed to load, with a way to try again. */
export function SectionFailed({ what }: { what: string }) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className="card flex flex-wrap items-center justify-between gap-4 p-6">
      <p className="flex items-center gap-3 text-muted">
        <CloudOff aria-hidden className="size-5 shrink-0" /> Failed to load {what}.
      </p>
      <LinkButton to={pathname + search} replace preventScrollReset look="quiet">
        Try again
      </LinkButton>
    </div>
  );
}
