import { href, Link } from "react-router";
import { z } from "zod";
import { listingBasics, listingError, requireListing } from "../../features/listings/index.server.ts";
import { ReportListingInput, ReportReviewInput } from "../../features/moderation/index.ts";
import { reportListing, reportReview } from "../../features/moderation/index.server.ts";
import { ReportForm } from "../../features/moderation/parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { formHandler, pageAction, pageLoader, requireSignIn } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/report.page";
import { listingIdOf } from "./listing-id.server.ts";

export const middleware = [requireSignIn];

export const meta = metaOf({ title: "Report", description: "Tell us what's wrong.", hidden: true });

const ReviewId = z.uuid().nullable().catch(null);

export const loader = pageLoader(async (ctx, { params, url }) => {
  const id = listingIdOf(params);
  await requireListing(ctx, id);
  const listing = await listingBasics(ctx, id);
  if (!listing) throw listingError("listing_not_found");
  const reviewId = ReviewId.parse(url.searchParams.get("review"));
  return { listingId: id, title: listing.title, reviewId };
});

const THANKS = { message: "Thanks for telling us. Our team will take a look." };

export const action = pageAction({
  listing: formHandler({
    input: ReportListingInput,
    run: async (ctx, input, { params }) => {
      await reportListing(ctx, listingIdOf(params), input);
      return THANKS;
    },
  }),
  review: formHandler({
    input: ReportReviewInput.extend({ reviewId: z.uuid() }),
    run: async (ctx, { reviewId, ...input }) => {
      await reportReview(ctx, reviewId, input);
      return THANKS;
    },
  }),
});

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listingId, title, reviewId } = loaderData;
  const back = href("/properties/:listingId", { listingId });
  return (
    <div className="page max-w-2xl grow py-10">
      <PageHeading title={reviewId ? "Report this review" : "Report this listing"}>
        <Link to={back} className="link">
          {title}
        </Link>
      </PageHeading>
      {actionData?.ok ? (
        <div className="grid gap-6">
          <FormMessage result={actionData} />
          <LinkButton look="quiet" to={back} className="justify-self-start">
            Back to the listing
          </LinkButton>
        </div>
      ) : (
        <ReportForm reviewId={reviewId} result={actionData} />
      )}
    </div>
  );
}
