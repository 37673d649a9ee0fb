import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { deleteOpenImports } from "../import.queries.server.ts";

/** Removes all imports of the person's own that are not being saved, and says how many they were. */
export const discardImports = (ctx: Ctx): Promise<number> => deleteOpenImports(ctx, requireActor(ctx).id);
