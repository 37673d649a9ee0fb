import { href, redirect } from "react-router";
import { ExtrasFormInput } from "../../../features/charters/index.ts";
import { hostCharterError, readHostCharters, saveExtras } from "../../../features/charters/index.server.ts";
import { ExtrasForm } from "../../../features/charters/parts.ts";
import { BackLink } from "../../../ui/page/back-link.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { listingIdOf } from "../../discover/listing-id.server.ts";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { Route } from "./+types/extras.page";

export const meta = metaOf({ title: "Extras", description: "What charters of your boat cost besides.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const { boat, offerings } = await readHostCharters(ctx, listingIdOf(params));
  return { boat, extras: offerings.extras };
}, hostCharterError("charters_load_failed"));

export const action = pageAction({
  save: formHandler({
    input: ExtrasFormInput,
    failure: hostCharterError("charters_failed"),
    run: async (ctx, sent, { params }) => {
      if ("arranged" in sent) return { data: sent };
      const listingId = listingIdOf(params);
      await saveExtras(ctx, listingId, sent.input);
      return redirect(`${href("/host/manage/:listingId/packages", { listingId })}?saved=extras`);
    },
  }),
});

export default function ExtrasPage({ loaderData: { boat, extras }, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={href("/host/manage/:listingId/packages", { listingId: boat.id })}>Packages</BackLink>
      <PageHeading title="Extras">{boat.title}</PageHeading>
      <div className="max-w-4xl">
        <ExtrasForm extras={extras} result={actionData} />
      </div>
    </>
  );
}
