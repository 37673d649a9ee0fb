import { useCallback, useEffect, useRef, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import type { MapBox } from "../../places/index.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import { writeAddress } from "../query/search-address.ts";
import type { MapResults } from "./map.schema.ts";

type View = { box: MapBox; zoom: number };
type Found = Pick<MapResults, "pins" | "clusters">;

const FAILED = "We couldn't load this part of the map. Move it to try again.";
const NOTHING: Found = { pins: [], clusters: [] };

/**
 * What the map shows of the search: where the results are, once the map is opened, and the pins and clusters of each part that is seen.
 * Where moving the map searches, its area follows the map and does not count.
 */
export function useMapResults(query: SearchQuery, follows: boolean) {
  const { box, sort: _sort, prices: _prices, page: _page, after: _after, before: _before, ...filters } = query;
  const everywhere = writeAddress(filters).toString();
  const wanted = writeAddress({ ...filters, box: follows ? undefined : box }).toString();
  const [isOpen, setIsOpen] = useState(false);
  const [extent, setExtent] = useState<MapBox | null>();
  const [view, setView] = useState<View | null>(null);
  const [found, setFound] = useState(NOTHING);
  const [notice, setNotice] = useState<string | null>(null);

  const hasBox = box !== undefined;
  useEffect(() => {
    if (!isOpen || hasBox) return;
    return askForMap(everywhere, {}, (results) => setExtent(results?.extent ?? null));
  }, [isOpen, hasBox, everywhere]);

  useEffect(() => {
    if (!view) return;
    const seen = { view: writeAddress({ box: view.box }).get("box") ?? "", zoom: view.zoom };
    return askForMap(wanted, seen, (results) => {
      if (results) setFound(results);
      setNotice(results ? null : FAILED);
    });
  }, [view, wanted]);

  useEffect(() => {
    if (!notice) return;
    const again = () => setView((before) => before && { ...before });
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [notice]);

  const last = useRef("");
  const onView = useCallback((seen: MapBox, zoom: number) => {
    const key = `${zoom} ${Object.values(seen).join(" ")}`;
    if (key === last.current) return;
    last.current = key;
    setView({ box: seen, zoom });
  }, []);
  const onOpen = useCallback(() => setIsOpen(true), []);
  return { ...found, extent, notice, onOpen, onView };
}

/** Calls back with the answer, or with null if there is none. Returns how to stop. */
function askForMap(address: string, seen: { view?: string; zoom?: number }, onAnswer: (results: MapResults | null) => void): () => void {
  const asking = new AbortController();
  const query = { ...Object.fromEntries(new URLSearchParams(address)), ...seen };
  void ask(api.GET("/listings/map", { params: { query }, signal: asking.signal }), "").then((answer) => {
    if (!asking.signal.aborted) onAnswer(answer.ok ? answer.value : null);
  });
  return () => asking.abort();
}
