import { href, Link } from "react-router";
import { GuideFormInput, TickedListings } from "../../../features/arrival/index.ts";
import { arrivalError, copyGuide, readGuide, saveGuide } from "../../../features/arrival/index.server.ts";
import { CopyGuidePanel, GuideForm } from "../../../features/arrival/parts.ts";
import { ownTitles } from "../../../features/listings/index.server.ts";
import { listInWords } from "../../../platform/words/list-words.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Eye } from "../../../ui/icons/index.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { listingIdOf } from "../../discover/listing-id.server.ts";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { Route } from "./+types/arrival.page";
import { othersOf } from "./other-listings.ts";

export const meta = metaOf({ title: "Arrival guide", description: "How guests get in, and what they need to know there.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const [{ listing, guide }, titles] = await Promise.all([readGuide(ctx, listingIdOf(params)), ownTitles(ctx)]);
  return { listing, guide, others: othersOf(titles, listing.id) };
}, arrivalError("arrival_load_failed"));

const failure = arrivalError("arrival_failed");

export const action = pageAction({
  save: formHandler({
    input: GuideFormInput,
    failure,
    run: async (ctx, sent, { params }) => {
      if ("arranged" in sent) return { data: sent };
      await saveGuide(ctx, listingIdOf(params), sent.input);
      return { message: "Your arrival guide is saved." };
    },
  }),
  copy: formHandler({
    input: TickedListings,
    failure,
    run: async (ctx, ticked, { params }) => {
      const { titles } = await copyGuide(ctx, listingIdOf(params), ticked);
      return { message: `Copied to ${listInWords(titles)}.` };
    },
  }),
});

export default function ArrivalPage({ loaderData: { listing, guide, others }, actionData: result }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Arrival guide">
        <Link to={href("/properties/:listingId", { listingId: listing.id })} className="link wrap-anywhere">
          {listing.title}
        </Link>
      </PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <GuideForm listing={listing} guide={guide} result={result} />
        <div className="grid gap-6 lg:sticky lg:top-6">
          {guide.version > 0 && (
            <LinkButton to={href("/host/manage/:listingId/arrival/preview", { listingId: listing.id })} look="quiet">
              <Eye aria-hidden className="size-4" /> Preview as a guest
            </LinkButton>
          )}
          {guide.version > 0 && others.length > 0 && <CopyGuidePanel listings={others} result={result} />}
        </div>
      </div>
    </>
  );
}
