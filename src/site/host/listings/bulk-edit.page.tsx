import { ArrowLeft } from "../../../ui/icons/index.ts";
import { useEffect, useRef, useState } from "react";
import { href, Link, redirect } from "react-router";
import { z } from "zod";
import {
  PackageEditInput,
  type PackageEditPreview,
  PreviewPackageEditForm,
  type PreviewPackageEditInput,
} from "../../../features/charters/index.ts";
import { editPackages, previewPackageEdit, readPackageEdit } from "../../../features/charters/index.server.ts";
import { PackageEditForm } from "../../../features/charters/parts.ts";
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
  const ids = Ids.parse(asked);
  return {
    ...(await readBulkListings(ctx, ids)),
    charters: await readPackageEdit(ctx, ids),
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
  "preview-packages": formHandler({
    input: PreviewPackageEditForm,
    run: async (ctx, edit) => ({ data: { edit, preview: await previewPackageEdit(ctx, edit) } }),
  }),
  "save-packages": formHandler({
    input: PackageEditInput,
    failure: listingError("listing_update_failed"),
    run: async (ctx, input, { url }) => {
      await editPackages(ctx, input);
      return redirect(backTo(url));
    },
  }),
});

type PreviewedPackages = { edit: PreviewPackageEditInput; preview: PackageEditPreview };

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
            {loaderData.charters.boats > 0 && <PackagesPart data={loaderData} result={actionData} />}
          </div>
        </>
      )}
    </>
  );
}

type PartProps = { data: Route.ComponentProps["loaderData"]; result: Route.ComponentProps["actionData"] };

/** Packages and hours of those that sell hours: previewed and saved by themselves. */
function PackagesPart({ data: { listings, charters, formKey }, result }: PartProps) {
  const previewed = resultFor(result, "preview-packages") as FormResult<PreviewedPackages> | undefined;
  const { shown, place, hide } = useShownPreview(previewed);
  return (
    <>
      <PackageEditForm listingIds={listings.map(({ id }) => id)} {...charters} edit={shown?.edit} result={previewed} onInput={hide} />
      <div ref={place} tabIndex={-1}>
        {shown && (
          <BulkPreview {...shown} formKey={formKey} result={result} intent="save-packages" note={leftAlone(shown.preview.withoutHours)} />
        )}
      </div>
    </>
  );
}

const leftAlone = (count: number): string | undefined =>
  count === 0 ? undefined : `${countOf(count, "listing")} ${count === 1 ? "sells" : "sell"} no hours and won't change.`;

/** The preview, until something else is asked for; the focus moves to it. */
function useShownPreview<Data>(result: FormResult<Data> | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<FormResult<Data>>();
  useEffect(() => {
    if (result?.ok) place.current?.focus();
  }, [result]);
  return { shown: result !== hidden && result?.ok ? result.data : undefined, place, hide: () => setHidden(result) };
}
