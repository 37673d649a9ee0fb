import { z } from "zod";
import { MODULE_IDS } from "./module.rules.ts";

export const AnswerModuleInput = z.object({
  module: z.enum(MODULE_IDS, "That module doesn't exist"),
  choice: z.coerce.number("Choose an answer").int("Choose an answer").min(0, "Choose an answer").max(9, "Choose an answer"),
});
export type AnswerModuleInput = z.infer<typeof AnswerModuleInput>;

export const CertificationView = z
  .object({
    status: z.enum(["pending", "in_progress", "completed"]),
    /** Percent by module. */
    progress: z.partialRecord(z.enum(MODULE_IDS), z.number().int()),
    completedAt: z.string().nullable(),
  })
  .meta({ id: "Certification" });
export type CertificationView = z.infer<typeof CertificationView>;

export const AnswerOutcome = z.object({ passed: z.boolean(), explanation: z.string().nullable(), certification: CertificationView });
export type AnswerOutcome = z.infer<typeof AnswerOutcome>;
