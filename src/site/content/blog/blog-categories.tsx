import type { ReactNode } from "react";
import { href, Link } from "react-router";

type Props = {
  categories: string[];
  /** The one that is shown; null for all of them, undefined for none. */ current?: string | null;
  children?: ReactNode;
};

const CHIP =
  "inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 text-ink no-underline hover:border-sea aria-[current]:border-sea aria-[current]:bg-sea-wash";

/** The ways into the blog's archive. */
export function Categories({ categories, current, children }: Props) {
  return (
    <nav aria-label="Categories" className="flex flex-wrap gap-2">
      {current !== undefined && (
        <Link to={href("/blog/archive")} aria-current={current === null ? "page" : undefined} className={CHIP}>
          All posts
        </Link>
      )}
      {categories.map((category) => (
        <Link
          key={category}
          to={`${href("/blog/archive")}?${new URLSearchParams({ category })}`}
          aria-current={category === current ? "page" : undefined}
          className={CHIP}
        >
          {category}
        </Link>
      ))}
      {children}
    </nav>
  );
}
