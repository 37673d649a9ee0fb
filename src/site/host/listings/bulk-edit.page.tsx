import { ArrowLeft } from "../../../ui/icons/index.ts";
import { useEffect, useRef, useState } from "react";
import { href, Link, redirect } from "react-router";
import { z } from "zod";
import {
  BulkEditInput,
  type BulkEditPreview,
  LISTING_TYPES,
  MOST_BULK_LISTINGS,
  PreviewBulkEditForm,
  type PreviewBulkEditInput,
} from "../../../features/listings/index.ts";
import { bulkEditListings, listingError, previewBulkEdit, readBulkListings } from "../../../features/listings/index.server.ts";
import { BulkEditForm, BulkPreview } from "../../../features/listings/parts.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import type { Route } from "./+types/bulk-edit.page";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";

export const meta = metaOf({ title: "Edit listings", description: "Change many of your listings at once.", hidden: true });

/** The list that they were chosen from. */
const backTo = ({ searchParams }: URL) =>
  `${href("/host/manage")}?type=${LISTING_TYPES.find((type) => type === searchParams.get("type")) ?? "property"}`;
const Ids = z.array(z.uuid()).max(MOST_BULK_LISTINGS).catch([]);

export const loader = pageLoader(async (ctx, { url }) => {
  const asked = [...new Set(url.searchParams.getAll("id"))];
  return {
    ...(await readBulkListings(ctx, Ids.parse(asked))),
    back: backTo(url),
    isTooMany: asked.length > MOST_BULK_LISTINGS,
    formKey: crypto.randomUUID(),
  };
}, listingError("listings_load_failed"));

export const action = pageAction({
  preview: formHandler({
    input: PreviewBulkEditForm,
    run: async (ctx, edit) => ({ data: { edit, preview: await previewBulkEdit(ctx, edit) } }),
  }),
  save: formHandler({
    input: BulkEditInput,
    failure: listingError("listing_update_failed"),
    run: async (ctx, input, { url }) => {
      await bulkEditListings(ctx, input);
      return redirect(backTo(url));
    },
  }),
});

type Previewed = { edit: PreviewBulkEditInput; preview: BulkEditPreview };

export default function HostBulkEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listings, amenities, back, isTooMany, formKey } = loaderData;
  const previewed = resultFor(actionData, "preview") as FormResult<Previewed> | undefined;
  const { shown, place, hide } = useShownPreview(previewed);
  return (
    <>
      <Link to={back} className="link mb-2 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden className="size-4" /> Manage Properties
      </Link>
      {listings.length === 0 ? (
        <>
          <PageHeading title="Edit listings">
            {isTooMany ? `You can edit up to ${MOST_BULK_LISTINGS} listings at once.` : "Select the listings to edit first."}
          </PageHeading>
          <LinkButton to={back}>Select listings</LinkButton>
        </>
      ) : (
        <>
          <PageHeading title={`Edit ${countOf(listings.length, "listing")}`}>
            What you leave empty stays as it is. You'll see every change before it's saved.
          </PageHeading>
          <details className="mb-6">
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">Which listings</summary>
            <ul className="list-inside list-disc wrap-anywhere">
              {listings.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          </details>
          <div className="grid gap-6">
            <BulkEditForm listings={listings} amenities={amenities} edit={shown?.edit} result={previewed} onInput={hide} />
            <FormMessage result={actionData?.ok === false ? actionData : undefined} />
            <div ref={place} tabIndex={-1}>
              {shown && <BulkPreview {...shown} formKey={formKey} result={actionData} />}
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** The preview, until something else is asked for; the focus moves to it. */
function useShownPreview(result: FormResult<Previewed> | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<FormResult<Previewed>>();
  useEffect(() => {
    if (result?.ok) place.current?.focus();
  }, [result]);
  return { shown: result !== hidden && result?.ok ? result.data : undefined, place, hide: () => setHidden(result) };
}
