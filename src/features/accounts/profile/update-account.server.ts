import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import type { AccountView, UpdateAccountInput, UpdateChoicesInput } from "../account.schema.ts";
import { profiles } from "../account.tables.server.ts";
import { accountView } from "../account.view.server.ts";
import type { Language } from "./languages.ts";
import type { TravelPreference } from "./travel-preferences.ts";

/** Changes what the person says about themselves. */
export async function updateAccount(ctx: Ctx, input: z.infer<typeof UpdateAccountInput>): Promise<AccountView> {
  return write(ctx, input);
}

/** Changes email settings and who may see the profile. */
export async function updateChoices(ctx: Ctx, { isPublic, ...choices }: z.infer<typeof UpdateChoicesInput>): Promise<AccountView> {
  return write(ctx, { ...choices, visibility: isPublic ? "public" : "private" });
}

/** Saves the person's travel preferences. */
export async function chooseTravelPreferences(ctx: Ctx, travelPreferences: TravelPreference[]): Promise<AccountView> {
  return write(ctx, { travelPreferences });
}

/** Saves the languages that the person speaks. */
export async function chooseLanguages(ctx: Ctx, languages: Language[]): Promise<AccountView> {
  return write(ctx, { languages });
}

async function write(ctx: Ctx, values: Partial<typeof profiles.$inferInsert>): Promise<AccountView> {
  const { id } = requireActor(ctx);
  await ctx.db
    .update(profiles)
    .set({ ...values, updatedAt: ctx.clock.now() })
    .where(eq(profiles.id, id));
  return accountView(ctx, id);
}
