import { and, eq, isNull } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { lockListing, putListingBack, takeListingDown, listingPolicy } from "../../listings/index.server.ts";
import { notify } from "../../notifications/index.server.ts";
import type { DecideListingInput } from "../moderation.schema.ts";
import { listingChecks } from "../moderation.tables.server.ts";
import { openCheck } from "./open-check.server.ts";

/**
 * Staff approve a listing, which puts it back if it was taken down, or take it down with a reason that its host reads. It is written to the
 * audit trail. Refuses everyone else, its own host, and a listing that is gone.
 */
export async function decideListing(ctx: Ctx, listingId: string, { decision, reason }: DecideListingInput): Promise<void> {
  await transact(ctx, async (tx) => {
    const listing = await admit(tx, listingPolicy, "decide", () => lockListing(tx, listingId));
    const isDown = decision === "take_down";
    await (isDown ? takeListingDown(tx, listingId) : putListingBack(tx, listingId));
    await openCheck(tx, { listingId, cause: "report" });
    await tx.db
      .update(listingChecks)
      .set({
        decision: isDown ? "taken_down" : "approved",
        reason: isDown ? reason : "",
        decidedAt: tx.clock.now(),
        decidedBy: requireActor(tx).id,
      })
      .where(and(eq(listingChecks.listingId, listingId), isNull(listingChecks.decidedAt)));
    await recordAudit(tx, {
      action: isDown ? "listing.take-down" : "listing.approve",
      subjectType: "listing",
      subjectId: listingId,
      reason,
    });
    if (isDown) await notifyHost(tx, listing, reason);
  });
}

const notifyHost = (tx: Ctx, { id, hostId, title }: { id: string; hostId: string; title: string }, reason: string): Promise<void> =>
  notify(tx, {
    personId: hostId,
    kind: "listing",
    foldKey: `listing:${id}`,
    title: `We took ${title} down`,
    text: reason,
    path: `/host/manage/${id}/taken-down`,
    email: {
      subject: `We took ${title} down`,
      paragraphs: [
        `Guests can't find or book ${title} right now. Bookings that you already have stay as they are.`,
        `Why: ${reason}`,
        "If you've fixed it, or if we got this wrong, answer us and we'll look at it again.",
      ],
      action: { label: "Read and answer", url: new URL(`/host/manage/${id}/taken-down`, tx.config.appOrigin).href },
    },
  });
