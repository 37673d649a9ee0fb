import { href, redirect } from "react-router";
import { PackageFormInput, valuesOfNew } from "../../../features/charters/index.ts";
import { hostCharterError, readHostCharters, savePackage } from "../../../features/charters/index.server.ts";
import { PackageForm } from "../../../features/charters/parts.ts";
import { BackLink } from "../../../ui/page/back-link.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { listingIdOf } from "../../discover/listing-id.server.ts";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { Route } from "./+types/new-package.page";

export const meta = metaOf({ title: "New package", description: "One more way to book your boat.", hidden: true });

export const loader = pageLoader(async (ctx, { params, url }) => {
  const { boat } = await readHostCharters(ctx, listingIdOf(params));
  return { boat, kept: valuesOfNew(url.searchParams.get("template"), boat.capacity) };
}, hostCharterError("charters_load_failed"));

export const action = pageAction({
  save: formHandler({
    input: PackageFormInput,
    failure: hostCharterError("charters_failed"),
    run: async (ctx, sent, { params }) => {
      if ("arranged" in sent) return { data: sent };
      const listingId = listingIdOf(params);
      const { version: _none, overwrite: _nothing, ...fields } = sent.input;
      await savePackage(ctx, listingId, fields);
      return redirect(`${href("/host/manage/:listingId/packages", { listingId })}?saved=package`);
    },
  }),
});

export default function NewPackagePage({ loaderData: { boat, kept }, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={href("/host/manage/:listingId/packages", { listingId: boat.id })}>Packages</BackLink>
      <PageHeading title="New package">{boat.title}</PageHeading>
      <div className="max-w-3xl">
        <PackageForm kept={kept} capacity={boat.capacity} result={actionData} />
      </div>
    </>
  );
}
