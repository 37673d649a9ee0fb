import { eq } from "drizzle-orm";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { accountDeleted } from "../accounts/index.server.ts";
import { savedListComments, savedListCompanions, savedLists, savedListVotes } from "./saved-list.tables.server.ts";
import { savedProperties } from "./saved.tables.server.ts";

export const savedSubscribers: Subscriber[] = [
  subscribe({
    name: "saved.forget",
    fact: accountDeleted,
    tell: async (ctx, { accountId }) => {
      await ctx.db.delete(savedProperties).where(eq(savedProperties.userId, accountId));
      await ctx.db.delete(savedListComments).where(eq(savedListComments.authorId, accountId));
      await ctx.db.delete(savedListVotes).where(eq(savedListVotes.personId, accountId));
      await ctx.db.delete(savedListCompanions).where(eq(savedListCompanions.personId, accountId));
      await ctx.db.delete(savedLists).where(eq(savedLists.personId, accountId));
    },
  }),
];
