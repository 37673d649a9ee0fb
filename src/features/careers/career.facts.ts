import { z } from "zod";
import { declareFact } from "../../platform/facts/fact.ts";

/** Somebody sent an application, for the first time or in place of an earlier one. */
export const applicationSubmitted = declareFact("application.submitted", z.object({ applicationId: z.uuid(), isReplacement: z.boolean() }));
