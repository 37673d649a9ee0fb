import { asc, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { publicProfiles } from "../../accounts/index.server.ts";
import { listingSummaries } from "../../listings/index.server.ts";
import { findReview, photosOfStays } from "../../reviews/index.server.ts";
import { reasonsFor } from "../moderation.rules.ts";
import type { ReportedThing } from "../moderation.schema.ts";
import { reports } from "../moderation.tables.server.ts";
import { reportPolicy } from "../moderation.policy.ts";
import { peopleIn } from "./decide-report.server.ts";

const MOST = 200;
const isOpen = isNull(reports.closedAt);

export const countReports = ({ db }: Pick<Ctx, "db">): Promise<number> => db.$count(reports, isOpen);

/** The listings and reviews that people reported and nobody decided on, the oldest first, each with all its reports. */
export async function listReports(ctx: Ctx): Promise<{ things: ReportedThing[]; total: number }> {
  const actor = requireMay(ctx, reportPolicy, "list");
  const rows = await ctx.db.select().from(reports).where(isOpen).orderBy(asc(reports.createdAt)).limit(MOST);
  const listings = new Map(
    (
      await listingSummaries(
        ctx,
        rows.map(({ listingId }) => listingId),
      )
    ).map((listing) => [listing.id, listing.title]),
  );
  const people = await publicProfiles(
    ctx,
    rows.map(({ reporterId }) => reporterId),
  );
  const things: ReportedThing[] = [];
  for (const [, of] of Map.groupBy(rows, ({ subject, subjectId }) => `${subject}:${subjectId}`)) {
    const [first] = of;
    if (!first) continue;
    const { subject, subjectId, listingId } = first;
    const review = subject === "review" ? await findReview(ctx, subjectId) : null;
    things.push({
      subject,
      subjectId,
      listingId,
      title: listings.get(listingId) ?? "",
      text: review?.text ?? "",
      photos: review ? ((await photosOfStays(ctx, [review.bookingId])).get(review.bookingId) ?? []) : [],
      reports: of.map(({ reporterId, reason, details, createdAt }) => ({
        by: people.get(reporterId)?.fullName ?? "",
        reason: reasonsFor(subject)[reason] ?? reason,
        details,
        at: createdAt.toISOString(),
      })),
      mayDecide: reportPolicy.may(actor, "decide", { peopleIds: await peopleIn(ctx, { subject, subjectId }, of) }),
    });
  }
  return { things, total: rows.length < MOST ? rows.length : await countReports(ctx) };
}
