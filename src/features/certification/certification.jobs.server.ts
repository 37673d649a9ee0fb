import { eq } from "drizzle-orm";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { accountDeleted } from "../accounts/index.server.ts";
import { hostCertifications } from "./certification.tables.server.ts";

export const certificationSubscribers: Subscriber[] = [
  subscribe({
    name: "certification.forget",
    fact: accountDeleted,
    tell: async (ctx, { accountId }) => {
      await ctx.db.delete(hostCertifications).where(eq(hostCertifications.userId, accountId));
    },
  }),
];
