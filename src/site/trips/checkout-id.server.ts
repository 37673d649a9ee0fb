import { CheckoutPath } from "../../features/bookings/index.ts";
import { bookingError } from "../../features/bookings/index.server.ts";

/** The id in the address, or "Booking not found". */
export function checkoutIdOf(params: Record<string, string | undefined>): string {
  const path = CheckoutPath.safeParse(params);
  if (!path.success) throw bookingError("checkout_not_found");
  return path.data.checkoutId;
}
