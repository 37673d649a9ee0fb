import { changedByPercent, formatMoney, money, MOST_PRICE_CENTS } from "../../../platform/money.ts";
import { POLICY_WORDS } from "../listing-words.ts";
import type { CancellationPolicy } from "../listing.rules.ts";

/** The id of the form that the listings are ticked for. */
export const BULK_FORM = "bulk-edit";
/** How many listings are edited at once. */
export const MOST_BULK_LISTINGS = 200;
/** How long a bulk edit can be undone. */
export const UNDO_MINUTES = 60;

export const PRICE_CHANGES = ["raise_percent", "lower_percent", "raise_dollars", "lower_dollars"] as const;
export type PriceChange = (typeof PRICE_CHANGES)[number];
export const RULES_CHANGES = ["add", "replace"] as const;

export const MOST_RULES = 30;
export const MOST_AMENITIES = 100;

/** What a bulk edit changes; null and nothing in a list: it stays as it is. */
export type BulkEdit = {
  priceChange: PriceChange | null;
  priceAmount: number | null;
  cancellationPolicy: CancellationPolicy | null;
  checkInTime: string | null;
  checkOutTime: string | null;
  rulesChange: (typeof RULES_CHANGES)[number];
  houseRules: string[];
  addAmenities: string[];
  removeAmenities: string[];
};

/** The part of a listing that a bulk edit can change. */
export type BulkFields = {
  pricePerNight: number;
  cancellationPolicy: CancellationPolicy;
  checkInTime: string;
  checkOutTime: string;
  houseRules: string[];
  amenities: string[];
};

export const isEmptyEdit = (edit: BulkEdit): boolean =>
  !edit.priceChange &&
  !edit.cancellationPolicy &&
  !edit.checkInTime &&
  !edit.checkOutTime &&
  [edit.houseRules, edit.addAmenities, edit.removeAmenities].every((list) => list.length === 0);

/** A share of the price is rounded to whole dollars. */
export function changedPrice(cents: number, change: PriceChange, amount: number): number {
  const signed = change.startsWith("lower") ? -amount : amount;
  return change.endsWith("percent") ? changedByPercent(cents, signed) : cents + Math.round(signed * 100);
}

const plain = (text: string) => text.trim().toLowerCase();
const without = (list: readonly string[], gone: readonly string[]) => {
  const names = new Set(gone.map(plain));
  return list.filter((each) => !names.has(plain(each)));
};
const joined = (list: readonly string[], more: readonly string[]) => [...list, ...without(more, list)];

export function editedFields(before: BulkFields, edit: BulkEdit): BulkFields {
  const { priceChange, priceAmount, houseRules } = edit;
  const rules = edit.rulesChange === "replace" ? houseRules : joined(before.houseRules, houseRules);
  return {
    pricePerNight: priceChange && priceAmount ? changedPrice(before.pricePerNight, priceChange, priceAmount) : before.pricePerNight,
    cancellationPolicy: edit.cancellationPolicy ?? before.cancellationPolicy,
    checkInTime: edit.checkInTime ?? before.checkInTime,
    checkOutTime: edit.checkOutTime ?? before.checkOutTime,
    houseRules: houseRules.length > 0 ? rules : before.houseRules,
    amenities: joined(without(before.amenities, edit.removeAmenities), edit.addAmenities),
  };
}

/** Which field of the edit can't be had for this listing, and why. */
export function refuseEdit(title: string, before: BulkFields, after: BulkFields): { field: keyof BulkEdit; message: string } | null {
  if (after.pricePerNight !== before.pricePerNight) {
    if (after.pricePerNight <= 0) return { field: "priceAmount", message: `“${title}” would cost nothing. Lower prices by less.` };
    if (after.pricePerNight > MOST_PRICE_CENTS)
      return { field: "priceAmount", message: `“${title}” would cost more than ${formatMoney(money(MOST_PRICE_CENTS))} a night.` };
  }
  if (after.houseRules.length > Math.max(MOST_RULES, before.houseRules.length))
    return { field: "houseRules", message: `“${title}” would have more than ${MOST_RULES} house rules.` };
  if (after.amenities.length > Math.max(MOST_AMENITIES, before.amenities.length))
    return { field: "addAmenities", message: `“${title}” would have more than ${MOST_AMENITIES} amenities.` };
  return null;
}

export type BulkChange = { what: string; from: string; to: string };

/** What becomes of the listing, field by field, as the host reads it; nothing where all stays. Times are as they are stored. */
export function changesBetween(before: BulkFields, after: BulkFields): BulkChange[] {
  const rows: BulkChange[] = [
    { what: "Price per night", from: priceOf(before), to: priceOf(after) },
    { what: "Cancellation policy", from: policyOf(before), to: policyOf(after) },
    { what: "Check-in from", from: before.checkInTime, to: after.checkInTime },
    { what: "Check-out by", from: before.checkOutTime, to: after.checkOutTime },
    { what: "House rules", ...listChange(before.houseRules, after.houseRules) },
    { what: "Amenities", ...listChange(before.amenities, after.amenities) },
  ];
  return rows.filter(({ from, to }) => from !== to);
}

const priceOf = ({ pricePerNight }: BulkFields) => formatMoney(money(pricePerNight));
const policyOf = ({ cancellationPolicy }: BulkFields) => POLICY_WORDS[cancellationPolicy].title;

/** Only what comes and goes. */
const listChange = (before: readonly string[], after: readonly string[]) => ({
  from: without(before, after).join(", "),
  to: without(after, before).join(", "),
});
