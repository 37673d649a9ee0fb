import { eq } from "drizzle-orm";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { accountDeleted } from "../accounts/index.server.ts";
import { packageBulkEdits } from "./host/bulk/package-edit.tables.server.ts";

export const charterSubscribers: Subscriber[] = [
  subscribe({
    name: "charters.clear",
    fact: accountDeleted,
    tell: async (ctx, { accountId }) => {
      await ctx.db.delete(packageBulkEdits).where(eq(packageBulkEdits.hostId, accountId));
    },
  }),
];
