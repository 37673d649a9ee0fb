import { randomUUID } from "node:crypto";
import { ChevronLeft } from "../../../ui/icons/index.ts";
import { href, Link, redirect } from "react-router";
import { AddManualBookingInput, isDay } from "../../../features/availability/index.ts";
import { addManualBooking, boatsWithHours, manualBookingError } from "../../../features/availability/index.server.ts";
import { ManualBookingForm } from "../../../features/availability/parts.ts";
import { ownTitles } from "../../../features/listings/index.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { Route } from "./+types/new-booking.page";

export const meta = metaOf({ title: "Add a booking", description: "A stay from elsewhere, or your own.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const titles = [...(await ownTitles(ctx))].toSorted(([, a], [, b]) => a.localeCompare(b));
  const boats = await boatsWithHours(
    ctx,
    titles.map(([id]) => id),
  );
  const listings = titles.map(([id, title]) => ({ id, title, sellsHours: boats.has(id) }));
  const dayOf = (name: string) => [url.searchParams.get(name) ?? ""].find(isDay);
  const asked = url.searchParams.get("listing") ?? "";
  return { listings, asked, values: { checkIn: dayOf("checkIn"), checkOut: dayOf("checkOut") }, formKey: randomUUID() };
});

export const action = pageAction({
  add: formHandler({
    input: AddManualBookingInput,
    failure: manualBookingError("manual_save_failed"),
    run: async (ctx, input) => {
      const { manualBookingId } = await addManualBooking(ctx, input);
      return redirect(`${href("/host/bookings/manual/:manualBookingId", { manualBookingId })}?added=1`);
    },
  }),
});

export default function NewBookingPage({ loaderData: { listings, asked, values, formKey }, actionData }: Route.ComponentProps) {
  const [chosen] = listings.length === 1 ? listings : listings.filter(({ id }) => id === asked);
  return (
    <div className="max-w-3xl">
      <p className="mb-4">
        <Link
          to={href("/host/bookings")}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-sea no-underline hover:underline"
        >
          <ChevronLeft aria-hidden className="size-5" /> Bookings
        </Link>
      </p>
      <PageHeading title="Add a booking">
        For a guest who booked elsewhere, or your own stay. No one else can book{" "}
        {listings.some(({ sellsHours }) => sellsHours) ? "this time" : "these nights"}, and no payment goes through us.
      </PageHeading>
      {listings.length > 0 ? (
        <div className="card p-5 sm:p-7">
          <ManualBookingForm listings={listings} listingId={chosen?.id ?? ""} values={values} formKey={formKey} result={actionData} />
        </div>
      ) : (
        <LinkButton to={href("/host/register")}>List your place or boat</LinkButton>
      )}
    </div>
  );
}
