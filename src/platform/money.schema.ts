import { z } from "zod";

/** An amount as it travels. */
export const MoneyView = z.object({ cents: z.number().int(), currency: z.literal("USD") });
