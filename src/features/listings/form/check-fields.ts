import { api, ask } from "../../../platform/api-client.ts";
import type { ListingValues } from "./listing-values.ts";
import type { Problems } from "./steps/steps.rules.ts";

/** What the server would refuse. Without an answer nothing is known, and nobody is held up: it is asked again when the listing is created. */
export async function checkFields(fields: ListingValues, photoIds: string[]): Promise<Problems> {
  const checked = await ask(api.POST("/host/listing-checks", { body: { fields, photoIds } }), "");
  return checked.ok ? checked.value.problems : {};
}
