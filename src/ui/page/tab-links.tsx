import { useEffect, useRef } from "react";
import { Link } from "react-router";

export type TabLink = {
  to: string;
  label: string;
  count?: number;
  /** Beside the count, such as how many of them are one's own. */ note?: string;
  isCurrent: boolean;
};

/** Links that look like tabs; each has its own address. */
export function TabLinks({ label, tabs, className = "mb-6 border-b border-line" }: { label: string; tabs: TabLink[]; className?: string }) {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  // Scrolls the current tab into view where they don't all fit.
  useEffect(() => {
    const tab = nav.current?.querySelectorAll("a")[current];
    if (nav.current && tab) nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={nav} aria-label={label} className={`fading-ends relative overflow-x-auto ${className}`}>
      <ul className="flex sm:gap-1">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              preventScrollReset
              prefetch="intent"
              aria-current={tab.isCurrent ? "page" : undefined}
              className="-mb-px flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-muted no-underline hover:text-ink aria-[current]:border-sea aria-[current]:text-ink max-sm:px-2 max-sm:text-sm"
            >
              {tab.label} {tab.count !== undefined && <span className="numbers text-sm font-normal">{tab.count}</span>}
              {tab.note && <span className="numbers rounded-full bg-ember-text px-2 text-xs leading-5 text-paper">{tab.note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
