import type { PackageOffer } from "../packages/imported-package.ts";
import type { FieldSource, ImportedValues, KindOfHome } from "../imported-listing.ts";

export type ForeignPrice = { amount: number; currency: string };
type Piece<T> = { value: T; isGuess: boolean; rank: number };

/** What a source may say of a listing. */
export type SourceValues = ImportedValues & KindOfHome;

/** What one source says about a listing. A better rank replaces a worse one; of equals the first stays. */
export class Pieces {
  readonly source: FieldSource;
  readonly values: { [Name in keyof SourceValues]?: Piece<SourceValues[Name]> } = {};
  url: string | null = null;
  foreignPrice: ForeignPrice | null = null;
  /** Lengths with prices, in their order. */
  packages: PackageOffer[] = [];
  /** Whether this source is about many listings. */
  isSearch = false;
  /** How many listings it names by their id. */
  listingIds = 0;

  constructor(source: FieldSource) {
    this.source = source;
  }

  offer<Name extends keyof SourceValues>(
    name: Name,
    value: SourceValues[Name] | null | undefined,
    { isGuess = false, rank = isGuess ? 0 : 1 }: { isGuess?: boolean; rank?: number } = {},
  ): void {
    if (value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) return;
    if (this.has(name, rank)) return;
    Object.assign(this.values, { [name]: { value, isGuess, rank } });
  }

  /** Whether this is known already, at least as well. */
  has(name: keyof SourceValues, rank: number): boolean {
    return (this.values[name]?.rank ?? -1) >= rank;
  }
}
