import type { SearchQuery } from "../query/search.schema.ts";

/** A search that finds something where this one doesn't: its words, its query, and how much it finds. */
export type OtherSearch = { label: string; query: SearchQuery; count: number };

export type Instead = {
  /** Without one of the filters. */
  without: OtherSearch[];
  /** On other dates, the nearest first. */
  dates: OtherSearch[];
  /** In the countries beside the one that was named. */
  neighbors: OtherSearch[];
  /** In towns around, the nearest first. */
  nearby: (OtherSearch & { miles: number })[];
};
