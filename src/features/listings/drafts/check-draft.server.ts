import type { Ctx } from "../../../platform/context.server.ts";
import { fieldMessages } from "../../../platform/input.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { UnsentListing } from "../hosting/hosting.schema.ts";
import type { DraftProblems, SaveDraftInput } from "./draft.schema.ts";

/** What creating the listing would refuse, by field; nothing is saved. */
export function checkDraft(ctx: Ctx, { fields, photoIds }: SaveDraftInput): DraftProblems {
  requireActor(ctx);
  const checked = UnsentListing.safeParse({ ...fields, photoIds });
  return { problems: checked.success ? {} : fieldMessages(checked.error) };
}
