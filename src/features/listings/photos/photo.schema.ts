import { z } from "zod";

export const Photo = z.object({
  id: z.uuid(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** A tiny blurred picture of itself, as a data address. */
  preview: z.string(),
  description: z.string(),
});
export type Photo = z.infer<typeof Photo>;
