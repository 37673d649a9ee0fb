import { type ReactNode, useEffect, useState } from "react";

/** The header and this bar lie over the page. */
const COVERED_PX = 120;
/** A reader looks at the stretch from a little below these until the middle of the screen. */
const LOOKED_AT_PX = 40;
const LOOKED_AT_PERCENT = 30;

type Props = {
  label: string;
  sections: readonly { id: string; title: string }[];
  /** The element beside the page that `children` stand in for once it is out of sight. */
  standsInFor: string;
  children: ReactNode;
};

/** Where one is on a long page. It stays below the header on wide screens. */
export function SectionBar({ label, sections, standsInFor, children }: Props) {
  const current = useSectionInView(sections);
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const beside = document.getElementById(standsInFor);
    if (!beside) return;
    const watch = new IntersectionObserver(
      (seen) => {
        const last = seen.at(-1);
        setIsNeeded(last !== undefined && !last.isIntersecting && last.boundingClientRect.top < 0);
      },
      { rootMargin: `-${COVERED_PX}px 0px 0px` },
    );
    watch.observe(beside);
    return () => watch.disconnect();
  }, [standsInFor]);
  return (
    <div className="sticky top-16 z-20 flex min-h-14 items-center justify-between gap-6 border-b border-line bg-sand max-lg:hidden">
      <nav aria-label={label} className="flex gap-5 xl:gap-6">
        {sections.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            className="inline-flex min-h-14 items-center border-b-2 border-transparent pt-0.5 font-medium whitespace-nowrap text-ink no-underline hover:border-line-strong aria-[current]:border-ink"
          >
            {title}
          </a>
        ))}
      </nav>
      {isNeeded && <div className="flex items-center gap-4">{children}</div>}
    </div>
  );
}

/** The section that lies just below the bar; none while the top of the page is seen. */
export function useSectionInView(sections: Props["sections"]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const inView = new Set<string>();
    const idOf = new Map<Element, string>();
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen)
          if (isIntersecting) inView.add(idOf.get(target) ?? "");
          else inView.delete(idOf.get(target) ?? "");
        setCurrent(sections.find(({ id }) => inView.has(id))?.id ?? null);
      },
      { rootMargin: `-${COVERED_PX + LOOKED_AT_PX}px 0px -${100 - LOOKED_AT_PERCENT}% 0px` },
    );
    for (const { id } of sections) {
      const named = document.getElementById(id);
      // The name may be that of its heading.
      const section = named?.closest("section") ?? named;
      if (!section) continue;
      idOf.set(section, id);
      watch.observe(section);
    }
    return () => watch.disconnect();
  }, [sections]);
  return current;
}
