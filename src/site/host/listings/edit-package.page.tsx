import { href, redirect } from "react-router";
import { PackageFormInput, valuesOf } from "../../../features/charters/index.ts";
import { hostCharterError, readHostCharters, savePackage } from "../../../features/charters/index.server.ts";
import { PackageForm } from "../../../features/charters/parts.ts";
import { BackLink } from "../../../ui/page/back-link.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { listingIdOf } from "../../discover/listing-id.server.ts";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { Route } from "./+types/edit-package.page";

export const meta = metaOf({ title: "Edit package", description: "One way to book your boat.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const { boat, offerings } = await readHostCharters(ctx, listingIdOf(params));
  const offered = offerings.packages.find(({ id }) => id === params.packageId);
  if (!offered) throw hostCharterError("package_gone");
  return { boat, kept: valuesOf(offered) };
}, hostCharterError("charters_load_failed"));

export const action = pageAction({
  save: formHandler({
    input: PackageFormInput,
    failure: hostCharterError("charters_failed"),
    run: async (ctx, sent, { params }) => {
      if ("arranged" in sent) return { data: sent };
      const listingId = listingIdOf(params);
      const { version, overwrite, ...fields } = sent.input;
      await savePackage(ctx, listingId, fields, { packageId: params.packageId ?? "", version: version ?? 0, overwrite });
      return redirect(`${href("/host/manage/:listingId/packages", { listingId })}?saved=package`);
    },
  }),
});

export default function EditPackagePage({ loaderData: { boat, kept }, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={href("/host/manage/:listingId/packages", { listingId: boat.id })}>Packages</BackLink>
      <PageHeading title="Edit package">{boat.title}</PageHeading>
      <div className="max-w-3xl">
        <PackageForm kept={kept} capacity={boat.capacity} result={actionData} />
      </div>
    </>
  );
}
