import { type MouseEvent, Suspense, useState } from "react";
import { href, Link, useLocation } from "react-router";
import { loadSearchDrop, SearchDrop } from "../../features/search/parts.ts";
import { ShellIcon } from "./shell-icon.tsx";

const DAYS = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** "Feb 10 – 14", with plain spaces, which browsers differ in; nothing where a day is missing or isn't one. */
const range = (first: string | null, last: string | null) => {
  const [from, to] = [Date.parse(first ?? ""), Date.parse(last ?? "")];
  return from < to ? DAYS.formatRange(from, to).replace(/\s/g, " ") : "";
};

/** The search in one line, with the dates of the page. It opens the whole bar; without scripts, the search page. */
export function HeaderSearch() {
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // These have the bar itself.
  if (pathname === href("/") || pathname === href("/search")) return null;
  const stay = pathname.startsWith("/properties/") ? search : "";
  const params = new URLSearchParams(stay);
  const [stayDays, guests] = [range(params.get("checkIn"), params.get("checkOut")), Number(params.get("guests"))];
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        to={href("/search") + stay}
        onClick={open}
        onPointerEnter={loadSearchDrop}
        aria-haspopup="dialog"
        className="for-guests inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full border border-line bg-paper text-ink no-underline hover:border-line-strong lg:px-4"
      >
        <ShellIcon lines="M21 21l-4.3-4.3 M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16" className="size-5" />
        <span className="sr-only">Search: </span>
        <span className="text-sm font-medium whitespace-nowrap max-lg:sr-only">
          Anywhere · {stayDays || "Any week"} · {guests > 1 ? `${guests} guests` : guests ? "1 guest" : "Guests"}
        </span>
      </Link>
      {isOpen && (
        <Suspense>
          <SearchDrop onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
