import { type MouseEvent, Suspense, useEffect, useState } from "react";
import { href, Link, useLocation } from "react-router";
import { loadSearchDrop, SearchDrop } from "../../../features/search/parts.ts";
import { ShellIcon } from "./shell-icon.tsx";

const DAYS = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** "Feb 10–14", with plain spaces, which browsers differ in; nothing where a day is missing or isn't one. */
const range = (first: string | null, last: string | null) => {
  const [from, to] = [Date.parse(first ?? ""), Date.parse(last ?? "")];
  return from < to
    ? DAYS.formatRange(from, to)
        .replace(/\s/g, " ")
        .replace(/(\d) – (\d)/, "$1–$2")
    : "";
};

/** The search in one line, with the dates of the page. It opens the whole bar; without scripts, the search page. */
export function HeaderSearch() {
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isSearch = pathname === href("/search");
  const hasBar = isSearch || pathname === href("/");
  const isBarGone = useIsBarGone(hasBar ? pathname : null);
  if (hasBar && !isBarGone && !isOpen) return null;
  const stay = isSearch || pathname.startsWith("/properties/") ? search : "";
  const params = new URLSearchParams(stay);
  const [stayDays, guests] = [range(params.get("checkIn"), params.get("checkOut")), Number(params.get("guests"))];
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isSearch) returnToBar();
    else setOpen(true);
  };
  return (
    <>
      <Link
        to={href("/search") + stay}
        onClick={open}
        onPointerEnter={loadSearchDrop}
        aria-haspopup={isSearch ? undefined : "dialog"}
        // On a small screen the search page has a line of its own that stays.
        className={`${isSearch ? "max-lg:hidden" : ""} for-guests inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full border border-line bg-paper text-ink no-underline hover:border-line-strong lg:px-4`}
      >
        <ShellIcon lines="M21 21l-4.3-4.3 M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16" className="size-5" />
        <span className="sr-only">Search: </span>
        <span className="text-sm font-medium whitespace-nowrap max-lg:sr-only">
          <span className="inline-block max-w-40 truncate align-bottom">{params.get("q")?.trim() || "Anywhere"}</span> ·{" "}
          {stayDays || (params.get("month") ? "Flexible dates" : "Any week")} ·{" "}
          {guests > 1 ? `${guests} guests` : guests ? "1 guest" : "Guests"}
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

const THE_BAR = "main form[role=search]";
const HEADER_PX = 64;

/** Whether the page's own bar has scrolled away under the header. */
function useIsBarGone(page: string | null): boolean {
  const [goneFrom, setGoneFrom] = useState<string | null>(null);
  useEffect(() => {
    const bar = page === null ? null : document.querySelector(THE_BAR);
    if (!bar) return;
    const watch = new IntersectionObserver((seen) => setGoneFrom(seen.at(-1)?.isIntersecting ? null : page), {
      rootMargin: `-${HEADER_PX}px 0px 0px`,
    });
    watch.observe(bar);
    return () => watch.disconnect();
  }, [page]);
  return page !== null && goneFrom === page;
}

function returnToBar(): void {
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>(`${THE_BAR} input:not([type=hidden])`)?.focus({ preventScroll: true });
}
