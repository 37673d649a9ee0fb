import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

const LINGERING_MS = 100;

/** Follows the page's plain links without loading the document anew, and asks ahead for the one that somebody lingers on. */
export function FollowLinks() {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string | null>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followed(event.target);
      if (!link || link.target || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(pathOf(link), {
        replace: link.href === location.href || goes(link, "replaces"),
        preventScrollReset: goes(link, "stays"),
        viewTransition: goes(link, "travels"),
      });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);

  useEffect(() => {
    let link: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const linger = ({ target }: Event) => {
      const on = followed(target);
      if (on === link) return;
      link = on;
      clearTimeout(timer);
      setAhead(null);
      if (on && goes(on, "ahead")) timer = setTimeout(() => setAhead(pathOf(on)), LINGERING_MS);
    };
    const signs = ["pointerover", "focusin", "touchstart"];
    for (const sign of signs) document.addEventListener(sign, linger, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, linger);
    };
  }, []);

  return ahead && <PrefetchPageLinks page={ahead} />;
}

const followed = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-follow]") : null);

const goes = (link: HTMLAnchorElement, way: "ahead" | "travels" | "stays" | "replaces") => link.matches(`[data-follow~=${way}]`);

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
