import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { listingAdded, listingBasics } from "../listings/index.server.ts";
import { openCheck } from "./listings/open-check.server.ts";

export const moderationSubscribers: Subscriber[] = [
  subscribe({
    name: "moderation.new-listing",
    fact: listingAdded,
    tell: async (ctx, { listingId }) => {
      if (await listingBasics(ctx, listingId)) await openCheck(ctx, { listingId, cause: "new" });
    },
  }),
];
