import type { Params } from "./read-params.ts";

export type Route = {
  /** The method and the path, such as `POST /v1/refunds/:id`. */
  at: string;
  /** What may be sent; `[]` is any number, `[*]` any name. */
  params: readonly string[];
  run(asked: { id: string; params: Params; /** The connected account that is asked for. */ account: string | null }): object;
};

/** A page of things, the newest first. */
export function listOf<T extends { id: string; created: number }>(params: Params, all: T[]) {
  const since = Number(params.text("created[gte]") ?? 0);
  const limit = Number(params.text("limit") ?? 10);
  const newest = all.toReversed().filter(({ created }) => created >= since);
  const from = newest.findIndex(({ id }) => id === params.text("starting_after")) + 1;
  return { object: "list", data: newest.slice(from, from + limit), has_more: newest.length > from + limit, url: "/v1/list" };
}
