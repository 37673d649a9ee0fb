import { z } from "zod";

/** Where what happens later at Demo Pay is sent to. */
export const deliverDemoEvents = { name: "payments.demo-events", input: z.object({}) };
