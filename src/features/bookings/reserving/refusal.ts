import type { Refusal } from "../../../platform/api-client.ts";
import type { Quote } from "../../availability/index.ts";

/** Why the stay cannot be had, perhaps with the price as it is now. */
export type StayRefusal = Refusal<{ quote: Quote }>;

const FIELD_OF: Record<string, ReserveField> = {
  check_in_past: "checkIn",
  check_out_not_after: "checkOut",
  stay_too_soon: "checkIn",
  no_check_in_day: "checkIn",
  no_check_out_day: "checkOut",
  stay_too_short: "checkOut",
  stay_too_long: "checkOut",
  stay_too_far: "checkOut",
  too_many_guests: "guests",
};

export type ReserveField = "checkIn" | "checkOut" | "guests";

/** The field that a refusal is about; null when it is about the whole stay. */
export const fieldOf = (refusal: Refusal | null): ReserveField | null => (refusal && FIELD_OF[refusal.code]) ?? null;

/** What is wrong with the dates alone. */
export function dateFault(refusal: Refusal | null): { field: "checkIn" | "checkOut"; message: string } | null {
  const field = fieldOf(refusal);
  return refusal && (field === "checkIn" || field === "checkOut") ? { field, message: refusal.message } : null;
}
