import type { ReactNode } from "react";

export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-8 grid gap-3">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {children && <div className="max-w-2xl text-lg text-muted">{children}</div>}
    </header>
  );
}

/** A card with a heading. */
export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="card grid gap-5 p-5 sm:p-7">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
