import { z } from "zod";
import { type Arranged, arrangeRows, type RowList } from "./form-rows.ts";

/** What a form with rows sends: its input, or, where a button beside the rows was pressed, the form to show again. */
export const orArranged = <T>(lists: readonly RowList[], typed: z.ZodType<T>) =>
  z.record(z.string(), z.string()).transform((values, { issues }): { arranged: Arranged } | { input: T } => {
    const arranged = arrangeRows(values, lists);
    if (arranged) return { arranged };
    const { data, error } = typed.safeParse(values);
    if (!error) return { input: data };
    issues.push(...error.issues.map((issue) => ({ ...issue, input: values }) as z.core.$ZodRawIssue));
    return z.NEVER;
  });
