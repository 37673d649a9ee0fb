import { BackLink } from "../../../ui/page/back-link.tsx";
import { href, redirect } from "react-router";
import { z } from "zod";
import { ChangeManualBookingInput, ManualBookingPath } from "../../../features/availability/index.ts";
import { changeManualBooking, manualBookingError, removeManualBooking } from "../../../features/availability/index.server.ts";
import { ManualBookingForm, RemoveManualBooking } from "../../../features/availability/parts.ts";
import { readManualEntry } from "../../../features/bookings/index.server.ts";
import { ListingLink, ManualHeading } from "../../../features/bookings/parts.ts";
import { PlainText } from "../../../ui/plain-text.tsx";
import { resultFor } from "../../../ui/forms/form-result.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { Route } from "./+types/manual-booking.page";

export const meta = metaOf({ title: "Booking", description: "A booking that you added.", hidden: true });

function idOf(params: Record<string, string | undefined>): string {
  const path = ManualBookingPath.safeParse(params);
  if (!path.success) throw manualBookingError("manual_not_found");
  return path.data.manualBookingId;
}

export const loader = pageLoader(async (ctx, { params, url }) => ({
  booking: await readManualEntry(ctx, idOf(params)),
  isAdded: url.searchParams.has("added"),
}));

export const action = pageAction({
  change: formHandler({
    input: ChangeManualBookingInput,
    failure: manualBookingError("manual_save_failed"),
    run: async (ctx, input, { params }) => {
      await changeManualBooking(ctx, idOf(params), input);
      return { message: "Booking saved." };
    },
  }),
  remove: formHandler({
    input: z.object({}),
    failure: manualBookingError("manual_remove_failed"),
    run: async (ctx, _input, { params }) => {
      await removeManualBooking(ctx, idOf(params));
      return redirect(`${href("/host/bookings")}?removed=1`);
    },
  }),
});

export default function ManualBookingPage({ loaderData: { booking, isAdded }, actionData: result }: Route.ComponentProps) {
  const { listing, phase, version, note, hours } = booking;
  const taken = `No one else can book ${hours ? "the boat at this time" : "these nights"}.`;
  const isOpen = listing.offer !== "ended";
  return (
    <div className="grid gap-5 wrap-anywhere">
      <BackLink to={`${href("/host/bookings")}?phase=${phase}`}>Bookings</BackLink>
      {isAdded && !result && <Notice tone="good">Booking added. {taken}</Notice>}
      <ManualHeading booking={booking} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <Section title="Booking details" id="details">
          {isOpen ? (
            <ManualBookingForm key={version} values={booking} version={version} result={resultFor(result, "change")} />
          ) : (
            <PlainText>{note || "No note."}</PlainText>
          )}
        </Section>
        <div className="grid gap-5">
          <Section title="About this booking" id="about">
            <ul className="grid list-disc gap-2 pl-5 text-muted">
              <li>{taken}</li>
              <li>Calendars you sync with see them as reserved, without the name or note.</li>
              <li>It isn't part of your earnings, messages or reviews.</li>
            </ul>
            <ListingLink listing={listing} />
          </Section>
          <RemoveManualBooking booking={booking} result={resultFor(result, "remove")} />
        </div>
      </div>
    </div>
  );
}
