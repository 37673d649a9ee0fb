import { Link } from "react-router";

const LOOK =
  "numbers inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border border-line-mid bg-paper px-3 font-semibold text-ink no-underline hover:border-ink aria-[current]:border-sea aria-[current]:bg-sea-wash";

/** Links to the pages of a list: the first, the last, those around this one, and the next and previous. */
export function PageLinks({ label, page, pages, to }: { label: string; page: number; pages: number; to(page: number): string }) {
  if (pages <= 1) return null;
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages);
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <Link to={to(page - 1)} rel="prev" className={LOOK}>
              Previous
            </Link>
          </li>
        )}
        {numbers.map((number, i) => (
          <li key={number} className="flex items-center gap-2">
            {i > 0 && number - (numbers[i - 1] ?? 0) > 1 && (
              <span aria-hidden className="text-muted">
                …
              </span>
            )}
            <Link to={to(number)} aria-current={number === page ? "page" : undefined} aria-label={`Page ${number}`} className={LOOK}>
              {number}
            </Link>
          </li>
        ))}
        {page < pages && (
          <li>
            <Link to={to(page + 1)} rel="next" className={LOOK}>
              Next
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
