import type { z } from "zod";

/** Something that happened; subscribers run after the transaction that recorded it. */
export type Fact<T extends object> = { name: string; payload: z.ZodType<T> };

export const declareFact = <T extends object>(name: string, payload: z.ZodType<T>): Fact<T> => ({ name, payload });
