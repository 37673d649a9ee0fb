import type { ComponentType } from "react";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import type { ListingDraft } from "../drafts/draft.schema.ts";
import type { OwnListing } from "../hosting/hosting.schema.ts";
import type { ListingType } from "../listing.rules.ts";
import type { Photo } from "../photos/photo.schema.ts";
import type { ListingValues } from "./listing-values.ts";

/** What every section of the form gets. */
export type SectionProps = { values: ListingValues; result: FormResult | undefined; type: ListingType };

/** What stands in the form now, for parts beside it. */
export type ListingNow = { values: ListingValues; cover: Photo | null };

type FormProps = {
  personId: string;
  result: FormResult | undefined;
  styleUrl: string | null | undefined;
  /** The host's other listings, to copy from. */
  others: readonly { id: string; title: string }[];
  /** What helps to find a price. */
  PriceHelp: ComponentType<ListingNow>;
};

export type NewListingProps = FormProps & {
  type: ListingType;
  formKey: string;
  waiting: readonly Photo[];
  drafts: readonly ListingDraft[];
  /** The listing as guests will see it in a list. */
  Preview: ComponentType<ListingNow>;
  /** Called when the listing is there. */
  onDone(result: FormResult): void;
};

export type EditListingProps = FormProps & { listing: OwnListing };
