import type { ReactNode } from "react";

/** A titled stretch of a long page, set off by a line. */
export function PageSection({ title, id, note, children }: { title: string; id?: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="grid grid-cols-1 gap-4 border-t border-line pt-8 lg:scroll-mt-12">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="min-w-0 text-2xl wrap-anywhere">{title}</h2>
        {note && <p className="wrap-anywhere text-muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}
