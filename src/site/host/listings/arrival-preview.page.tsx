import { href } from "react-router";
import { arrivalError, readGuide, showGuide } from "../../../features/arrival/index.server.ts";
import { GuideParts } from "../../../features/arrival/parts.ts";
import { fileHref } from "../../../platform/file-paths.ts";
import { BackLink } from "../../../ui/page/back-link.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { listingIdOf } from "../../discover/listing-id.server.ts";
import { pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { Route } from "./+types/arrival-preview.page";

export const meta = metaOf({ title: "Arrival guide preview", description: "The guide as your guests read it.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const { listing, guide } = await readGuide(ctx, listingIdOf(params));
  return { listing, guide: showGuide(guide) };
}, arrivalError("arrival_load_failed"));

/** As guests read it while it is open, whenever that is. */
export default function ArrivalPreviewPage({ loaderData: { listing, guide } }: Route.ComponentProps) {
  const listingId = listing.id;
  return (
    <>
      <BackLink to={href("/host/manage/:listingId/arrival", { listingId })}>Arrival guide</BackLink>
      <PageHeading title="Preview">This is what your guests read while the guide is open.</PageHeading>
      <div className="card max-w-3xl p-5 sm:p-7">
        <h2 className="mb-4 text-xl">{listing.type === "boat" ? "Getting on board" : "Getting in"}</h2>
        <GuideParts
          guide={guide}
          type={listing.type}
          photoAddress={(photoId) => fileHref("/host/listings/:listingId/arrival-photos/:photoId", { listingId, photoId })}
        />
      </div>
    </>
  );
}
