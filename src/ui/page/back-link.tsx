import { Link } from "react-router";
import { ChevronLeft } from "../icons/index.ts";

/** Leads up from a page to the list that it is in. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <p>
    <Link to={to} className="inline-flex min-h-11 items-center gap-1 font-semibold text-sea no-underline hover:underline">
      <ChevronLeft aria-hidden className="size-5" /> {children}
    </Link>
  </p>
);
