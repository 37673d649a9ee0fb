import { z } from "zod";
import { declareFact } from "../../../platform/facts/fact.ts";

/** A guest paid, and the nights were gone, or it wasn't what we asked for: nothing is taken from them. */
export const checkoutLost = declareFact(
  "checkout.lost",
  z.object({ checkoutId: z.uuid(), wasCharged: z.boolean(), areNightsGone: z.boolean().default(true) }),
);
