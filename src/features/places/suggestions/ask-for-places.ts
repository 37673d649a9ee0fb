import type { Place } from "../place.schema.ts";

const LIMIT = 6;

export async function askForPlaces(text: string, signal: AbortSignal): Promise<Place[] | null> {
  // Not before something is typed: most who see the field don't.
  const { api, ask } = await import("../../../platform/api-client.ts");
  const answer = await ask(api.GET("/places", { params: { query: { text, limit: LIMIT } }, signal }), "");
  return answer.ok ? answer.value : null;
}
