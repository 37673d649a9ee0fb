import type { CharterCrew, PackageFields } from "../../charters/index.ts";

/** What a source left open, and we took as usual. */
export const ASSUMED = ["starts", "length", "crew", "price"] as const;
export type Assumed = (typeof ASSUMED)[number];

/** What a boat is sold by besides nights, as read from a page or a file. Without a price the host enters one. */
export type ImportedPackage = Pick<
  PackageFields,
  "name" | "minutes" | "nights" | "returnsAt" | "captainedCents" | "bareboatCents" | "seats" | "starts"
> & {
  /** Null: as many as the boat takes. */
  guests: number | null;
  /** A price in a currency that isn't ours: shown to the host, never converted. */
  foreignPrice: { amount: number; currency: string } | null;
  assumed: Assumed[];
};

export type Length = Pick<PackageFields, "minutes" | "nights" | "returnsAt">;

/** A length with a price as one source states it, before it is known what else the boat is. */
export type PackageOffer = {
  name: string | null;
  length: Length;
  isUsualLength: boolean;
  price: { amount: number; currency: string | null };
  /** A price that begins there, or that was worked out. */
  isFrom: boolean;
  crew: CharterCrew | "either" | null;
  isPerPerson: boolean;
  guests: number | null;
  /** Times such as "08:00". */
  starts: string[];
};

/** The package as the verbs take it, for a boat that takes so many people. */
export function packageFields(read: ImportedPackage, capacity: number): PackageFields {
  const { guests, foreignPrice: _price, assumed: _assumed, ...fields } = read;
  return { ...fields, guests: guests ?? capacity, prepareMinutes: 0, beginsPlace: "", endsPlace: "", prices: [] };
}
