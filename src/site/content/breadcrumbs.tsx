import { Link } from "react-router";

export type Crumb = { name: string; path: string };

/** The way from the home page to here; the last one is this page. */
export const Breadcrumbs = ({ crumbs }: { crumbs: Crumb[] }) => (
  <nav aria-label="Breadcrumb">
    <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {crumbs.map(({ name, path }, at) =>
        at === crumbs.length - 1 ? (
          <li key={path} aria-current="page">
            {name}
          </li>
        ) : (
          <li key={path} className="flex items-center gap-x-2">
            <Link to={path} className="link inline-flex min-h-8 items-center">
              {name}
            </Link>
            <span aria-hidden>/</span>
          </li>
        ),
      )}
    </ol>
  </nav>
);
