import { PageSection } from "../../ui/page/page-section.tsx";
import { SectionFailed } from "../../ui/page/section-failed.tsx";
import { ReviewList } from "./review-list.tsx";
import type { ReviewPage, ReviewSummary } from "./review.schema.ts";

type Props = { listingId: string; reviews: { summary: ReviewSummary; first: ReviewPage } | null };

/** The reviews of a listing, or that they did not come. */
export const ReviewSection = ({ listingId, reviews }: Props) => (
  <PageSection id="reviews" title="Reviews">
    {reviews ? <ReviewList listingId={listingId} {...reviews} /> : <SectionFailed what="the reviews" />}
  </PageSection>
);
