import { noPetsInWords } from "../../availability/index.ts";
import type { StayTerms } from "../../listings/index.server.ts";
import { bookingError } from "../booking.errors.ts";

/** Refuses pets where the listing doesn't allow them. */
export function refusePets({ petsAllowed, type }: Pick<StayTerms, "petsAllowed" | "type">, pets = 0): void {
  if (pets > 0 && !petsAllowed) throw bookingError("pets_not_allowed", { message: noPetsInWords(type) });
}
