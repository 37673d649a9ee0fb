import { useEffect } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import { KEPT_KEYS, sideFilters, writeAddress } from "../query/search-address.ts";
import type { SearchQuery } from "../query/search.schema.ts";

const KEPT = "search-filters";
const RESTORED = "search-filters-restored";

/** Side filters are stored in the browser. A new visit starts with them, and the chips show it. */
export function useSavedFilters(query: SearchQuery): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();

  useEffect(() => {
    const has = KEPT_KEYS.some((key) => params.has(key));
    const kept = localStorage.getItem(KEPT);
    if (!sessionStorage.getItem(RESTORED)) {
      sessionStorage.setItem(RESTORED, "1");
      if (!has && kept) {
        const merged = new URLSearchParams([...params, ...new URLSearchParams(kept)]);
        void navigate(`${href("/search")}?${merged}`, { replace: true, preventScrollReset: true });
        return;
      }
    }
    const now = writeAddress({ ...sideFilters(query), prices: query.prices }).toString();
    if (now) localStorage.setItem(KEPT, now);
    else localStorage.removeItem(KEPT);
  }, [query, params, navigate]);
}
