import { BackLink } from "../../../ui/page/back-link.tsx";
import { randomUUID } from "node:crypto";
import { href, redirect } from "react-router";
import { bookingLine, ChangeCharterInput } from "../../../features/bookings/index.ts";
import { askForChange, bookingError, readBooking } from "../../../features/bookings/index.server.ts";
import { CharterChangePlanner } from "../../../features/bookings/parts.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import { bookingIdOf } from "../../trips/booking-id.server.ts";
import { loadCharterChange } from "../../trips/load-charter-change.server.ts";
import type { Route } from "./+types/change-charter.page";

export const meta = metaOf({ title: "Suggest a change", description: "Suggest another start for a trip.", hidden: true });

export const loader = pageLoader(async (ctx, { params, url }) => {
  const id = bookingIdOf(params);
  const booking = await readBooking(ctx, id);
  if (booking.viewer.role !== "host") throw bookingError("booking_not_found");
  if (!booking.viewer.changing || booking.changeRequest) throw redirect(href("/host/bookings/:bookingId", { bookingId: id }));
  return { booking, ...(await loadCharterChange(ctx, booking, url)), formKey: randomUUID() };
}, bookingError("booking_load_failed"));

export const action = pageAction({
  ask: formHandler({
    input: ChangeCharterInput,
    run: async (ctx, input, { params }) => {
      const bookingId = bookingIdOf(params);
      await askForChange(ctx, bookingId, input);
      return redirect(href("/host/bookings/:bookingId", { bookingId }));
    },
  }),
});

/** Also after a refusal: the price may have changed. */
export const shouldRevalidate = () => true;

export default function SuggestStartPage({ loaderData: { booking, options, choice, answer, formKey }, actionData }: Route.ComponentProps) {
  const formats = useFormats();
  const back = href("/host/bookings/:bookingId", { bookingId: booking.id });
  return (
    <div className="wrap-anywhere">
      <BackLink to={back}>{booking.guest.fullName}</BackLink>
      <PageHeading title="Suggest a change">
        {bookingLine(booking, formats)} · {booking.listing.title}
      </PageHeading>
      <CharterChangePlanner
        booking={booking}
        options={options}
        choice={choice}
        answer={answer}
        formKey={formKey}
        result={actionData}
        page={`${back}/start`}
        back={back}
      />
    </div>
  );
}
