import { z } from "zod";
import { PriceDollars } from "../../../platform/money.schema.ts";
import { AddCostInput } from "../trip-plan.schema.ts";

/** The name of a checkbox begins with it, and ends with who shares the cost. */
export const SHARED = "shared.";

/** A cost as its form sends it: in dollars, and with a field for everyone who shares it. */
export const TypedCost = z
  .looseObject({ ...AddCostInput.pick({ label: true, paidById: true }).shape, amount: PriceDollars })
  .transform(({ label, paidById, amount, ...rest }, { issues }) => {
    const sharedByIds = Object.keys(rest).flatMap((name) => (name.startsWith(SHARED) ? [name.slice(SHARED.length)] : []));
    const cost = AddCostInput.safeParse({ label, paidById, cents: amount, sharedByIds });
    if (cost.success) return cost.data;
    for (const { message, path } of cost.error.issues)
      issues.push({ code: "custom", message, path: path[0] === "cents" ? ["amount"] : path, input: rest });
    return z.NEVER;
  });
