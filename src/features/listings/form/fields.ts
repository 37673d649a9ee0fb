import type { FormResult } from "../../../ui/form-result.ts";
import type { ListingType } from "../listing.rules.ts";
import type { ListingValues } from "./listing-values.ts";

/** What every section of the form gets. */
export type SectionProps = { values: ListingValues; result: FormResult | undefined; type: ListingType };
