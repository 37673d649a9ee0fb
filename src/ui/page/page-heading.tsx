import type { ReactNode } from "react";

/** Pages that are read rather than worked on have the large heading. */
export function PageHeading({ title, isLarge, children }: { title: string; isLarge?: boolean; children?: ReactNode }) {
  return (
    <header className={`grid gap-3 ${isLarge ? "mb-8" : "mb-6"}`}>
      <h1 className={isLarge ? "text-3xl sm:text-4xl" : "text-2xl sm:text-3xl"}>{title}</h1>
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
