import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { savedSearches } from "./saved-search.tables.server.ts";

export async function findSavedSearch({ db }: Ctx, id: string): Promise<typeof savedSearches.$inferSelect | undefined> {
  const [row] = await db.select().from(savedSearches).where(eq(savedSearches.id, id));
  return row;
}
