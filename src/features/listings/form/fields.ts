import type { FormResult } from "../../../ui/form-result.ts";
import type { ListingDraft } from "../drafts/draft.schema.ts";
import type { OwnListing } from "../hosting/hosting.schema.ts";
import type { ListingType } from "../listing.rules.ts";
import type { Photo } from "../photos/photo.schema.ts";
import type { ListingValues } from "./listing-values.ts";

/** What every section of the form gets. */
export type SectionProps = { values: ListingValues; result: FormResult | undefined; type: ListingType };

export type ListingFormProps = {
  personId: string;
  result: FormResult | undefined;
  styleUrl: string | null | undefined;
  /** The host's other listings, to copy from. */
  others: readonly { id: string; title: string }[];
  /** Called after a successful save. */
  onDone?: (result: FormResult) => void;
} & ({ listing: OwnListing } | { type: ListingType; formKey: string; waiting: readonly Photo[]; drafts: readonly ListingDraft[] });
