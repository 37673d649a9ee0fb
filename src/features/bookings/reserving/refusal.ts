import type { Quote } from "../../availability/index.ts";

/** Why the server refused, as the panel shows it. */
export type Refusal = { code: string; message: string; quote?: Quote };

export const OFFLINE: Refusal = { code: "offline", message: "We couldn't reach the server. Check your connection and try again." };

/** Reads a problem+json answer. */
export async function readRefusal(response: Response, otherwise: string): Promise<Refusal> {
  try {
    const { code, title, data } = (await response.json()) as { code: string; title: string; data?: { quote?: Quote } };
    return code && code !== "unexpected" ? { code, message: title, quote: data?.quote } : { code: "unexpected", message: otherwise };
  } catch {
    return { code: "unexpected", message: otherwise };
  }
}

const FIELD_OF: Record<string, ReserveField> = {
  check_in_past: "checkIn",
  check_out_not_after: "checkOut",
  stay_too_short: "checkOut",
  stay_too_far: "checkOut",
  too_many_guests: "guests",
};

export type ReserveField = "checkIn" | "checkOut" | "guests";

/** The field that a refusal is about; null when it is about the whole stay. */
export const fieldOf = (refusal: Refusal | null): ReserveField | null => (refusal && FIELD_OF[refusal.code]) ?? null;
