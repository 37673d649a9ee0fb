import { useCallback } from "react";
import { href, type ShouldRevalidateFunctionArgs, useNavigate, useRouteLoaderData } from "react-router";
import { CreateListingInput, LISTING_TYPES, type ListingMade, type ListingType } from "../../../features/listings/index.ts";
import { createListing, ownDrafts, ownTitles, waitingPhotos } from "../../../features/listings/index.server.ts";
import { NewListingForm } from "../../../features/listings/parts.ts";
import { CardPreview, PriceGuide } from "../../../features/search/parts.ts";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import type { Route } from "./+types/register-listing.page";
import { pageAction, formHandler, pageLoader } from "../../server/edge.server.ts";
import { othersOf } from "./other-listings.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { SiteData } from "../../server/site-data.server.ts";

export const meta = metaOf({ title: "List your place or boat", description: "List a home or boat.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const asked = LISTING_TYPES.find((type) => type === url.searchParams.get("type"));
  const [waiting, drafts, titles] = await Promise.all([waitingPhotos(ctx), ownDrafts(ctx), ownTitles(ctx)]);
  return { asked, waiting, drafts, others: othersOf(titles), formKey: crypto.randomUUID() };
});

/** Another step of the form has nothing to load. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || withoutStep(currentUrl) !== withoutStep(nextUrl) ? defaultShouldRevalidate : false;

function withoutStep({ pathname, searchParams }: URL): string {
  const asked = new URLSearchParams(searchParams);
  asked.delete("step");
  return `${pathname}?${asked}`;
}

export const action = pageAction({
  create: formHandler({ input: CreateListingInput, run: async (ctx, input) => ({ data: await createListing(ctx, input) }) }),
});

const TITLES: Record<ListingType, string> = { property: "List your place", boat: "List your boat" };

export default function HostRegisterPage({ loaderData: { asked, waiting, drafts, others, formKey }, actionData }: Route.ComponentProps) {
  const site = useRouteLoaderData<SiteData>("root");
  const navigate = useNavigate();
  const onDone = useCallback(
    ({ data }: FormResult) => void navigate(`${href("/host/success")}?listing=${(data as ListingMade).listingId}`, { replace: true }),
    [navigate],
  );
  return (
    <div className="page grow pt-8 pb-4">
      <PageHeading title={asked ? TITLES[asked] : "List your place or boat"}>
        Tell guests what they can look forward to. Your draft is saved as you type.
      </PageHeading>
      <NewListingForm
        key={asked}
        personId={site?.user?.id ?? ""}
        type={asked ?? drafts[0]?.type ?? "property"}
        drafts={drafts}
        others={others}
        formKey={formKey}
        waiting={waiting}
        result={actionData}
        styleUrl={site?.mapStyleUrl}
        onDone={onDone}
        Preview={CardPreview}
        PriceHelp={PriceGuide}
      />
    </div>
  );
}
