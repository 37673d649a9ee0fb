import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = { id: string; title: string; note?: string; more?: { to: string; text: string }; children: ReactNode };

/** A row of the home page under its heading, with a way to see more. */
export const HomeSection = ({ id, title, note, more, children }: Props) => (
  <section aria-labelledby={id} className="page grid gap-5 pb-14">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {more && (
        <Link to={more.to} prefetch="intent" className="py-1 font-semibold">
          {more.text}
        </Link>
      )}
      {note && <p className="w-full text-muted">{note}</p>}
    </div>
    {children}
  </section>
);
