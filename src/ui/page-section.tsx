import type { ReactNode } from "react";

/** A titled stretch of a long page, set off by a line. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4 border-t border-line pt-8">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
