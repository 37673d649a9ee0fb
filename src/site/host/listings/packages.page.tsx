import { href, Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import { TypedHours } from "../../../features/availability/index.ts";
import { hoursError, saveHours, stopHours } from "../../../features/availability/index.server.ts";
import { ChosenPackage, TickedBoats, TypedOrder, TypedSwitch } from "../../../features/charters/index.ts";
import {
  copyPackages,
  deletePackage,
  hostCharterError,
  orderPackages,
  readHostCharters,
  switchPackage,
} from "../../../features/charters/index.server.ts";
import { CopyPanel, ExtrasPanel, HoursPanel, PackageList } from "../../../features/charters/parts.ts";
import { listDepartures } from "../../../features/bookings/index.server.ts";
import { DeparturesAhead } from "../../../features/bookings/parts.ts";
import { ownTitles } from "../../../features/listings/index.server.ts";
import { Notice } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { listingIdOf } from "../../discover/listing-id.server.ts";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { Route } from "./+types/packages.page";
import { othersOf } from "./other-listings.ts";

export const meta = metaOf({ title: "Packages", description: "What your boat is booked by besides nights.", hidden: true });

const SAVED: Record<string, string> = { package: "Your package is saved.", extras: "Your extras are saved." };

export const loader = pageLoader(async (ctx, { params, url }) => {
  const listingId = listingIdOf(params);
  const [charters, boats, departures] = await Promise.all([
    readHostCharters(ctx, listingId),
    ownTitles(ctx, "boat"),
    listDepartures(ctx, listingId),
  ]);
  return { ...charters, departures, others: othersOf(boats, charters.boat.id), saved: SAVED[url.searchParams.get("saved") ?? ""] ?? null };
}, hostCharterError("charters_load_failed"));

const failure = hostCharterError("charters_failed");

export const action = pageAction({
  hours: formHandler({
    input: TypedHours,
    failure: hoursError("hours_failed"),
    run: async (ctx, hours, { params }) => {
      await saveHours(ctx, listingIdOf(params), hours);
      return { message: "Saved. Guests can book your packages." };
    },
  }),
  "stop-hours": formHandler({
    input: z.object({}),
    failure: hoursError("hours_failed"),
    run: async (ctx, _, { params }) => {
      await stopHours(ctx, listingIdOf(params));
      return { message: "Hours are off. Guests book this boat by the night." };
    },
  }),
  switch: formHandler({
    input: TypedSwitch,
    failure,
    run: async (ctx, { packageId, isOn }, { params }) => {
      await switchPackage(ctx, listingIdOf(params), packageId, { isOn });
      return { message: isOn ? "The package is on." : "The package is off. Charters that are booked stay as they are." };
    },
  }),
  order: formHandler({
    input: TypedOrder,
    failure,
    run: async (ctx, order, { params }) => {
      await orderPackages(ctx, listingIdOf(params), order);
      return { message: "Moved up." };
    },
  }),
  delete: formHandler({
    input: ChosenPackage,
    failure,
    run: async (ctx, { packageId }, { params }) => {
      await deletePackage(ctx, listingIdOf(params), packageId);
      return { message: "Package deleted." };
    },
  }),
  copy: formHandler({
    input: TickedBoats,
    failure,
    run: async (ctx, boats, { params }) => ({ data: { reports: await copyPackages(ctx, listingIdOf(params), boats) } }),
  }),
});

/** A refusal may come with news: a package that is gone. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== undefined || defaultShouldRevalidate;

export default function PackagesPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { boat, offerings, others, departures, saved } = loaderData;
  const { hours, packages, extras } = offerings;
  return (
    <>
      <PageHeading title="Packages">
        <Link to={href("/properties/:listingId", { listingId: boat.id })} className="link wrap-anywhere">
          {boat.title}
        </Link>
      </PageHeading>
      {saved && !result && (
        <div className="mb-6">
          <Notice tone="good">{saved}</Notice>
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <HoursPanel listingId={boat.id} hours={hours} result={result} />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <PackageList listingId={boat.id} packages={packages} sellsHours={hours !== null} result={result} />
        </div>
        <div className="grid gap-6 lg:col-start-2">
          <DeparturesAhead departures={departures} />
          <ExtrasPanel listingId={boat.id} extras={extras} />
          {others.length > 0 && packages.length + extras.length > 0 && <CopyPanel boats={others} result={result} />}
        </div>
      </div>
    </>
  );
}
