import { href } from "react-router";
import { departureError, readDepartureManifest } from "../../../features/bookings/index.server.ts";
import { ManifestSheet } from "../../../features/bookings/parts.ts";
import { BackLink } from "../../../ui/page/back-link.tsx";
import { PrintButton } from "../../../ui/print-button.tsx";
import { pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { Route } from "./+types/departure-manifest.page";
import { departureIdOf } from "./departure-id.server.ts";

export const meta = metaOf({ title: "Passenger list", description: "Everybody aboard.", hidden: true });

export const loader = pageLoader(
  async (ctx, { params }) => ({ manifest: await readDepartureManifest(ctx, departureIdOf(params)) }),
  departureError("departure_load_failed"),
);

export default function DepartureManifestPage({ loaderData: { manifest }, params: { departureId } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-4xl gap-5">
      <div className="not-on-paper flex flex-wrap items-center justify-between gap-3">
        <BackLink to={href("/host/departures/:departureId", { departureId })}>Departure</BackLink>
        <PrintButton />
      </div>
      <ManifestSheet manifest={manifest} />
    </div>
  );
}
