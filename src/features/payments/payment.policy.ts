import { policy } from "../../platform/policy/policy.ts";
import { paymentError } from "./payment.errors.ts";

export const paymentPolicy = policy({
  subject: "payment",
  sides: { payer: "payerId" },
  may: { readThoseOfOthers: ["staff"], settle: ["uninvolved staff"] },
  refusal: () => paymentError("payment_not_found"),
});
