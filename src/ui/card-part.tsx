import type { ReactNode } from "react";

/** A titled part of a card that has several, with hairlines between them. */
export const CardPart = ({ title, id, children }: { title: string; id: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid gap-4 p-5 sm:p-7">
    <h2 id={id} className="scroll-mt-20 text-xl wrap-anywhere">
      {title}
    </h2>
    {children}
  </section>
);
