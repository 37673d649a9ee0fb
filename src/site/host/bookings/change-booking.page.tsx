import { BackLink } from "../../../ui/page/back-link.tsx";
import { randomUUID } from "node:crypto";
import { href, redirect } from "react-router";
import { nightsInWords, stayInWords } from "../../../features/availability/index.ts";
import { ChangeBookingInput } from "../../../features/bookings/index.ts";
import { askForChange, bookingError, changeOptions, readBooking } from "../../../features/bookings/index.server.ts";
import { ChangePlanner } from "../../../features/bookings/parts.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import { bookingIdOf } from "../../trips/booking-id.server.ts";
import { loadChange } from "../../trips/load-change.server.ts";
import type { Route } from "./+types/change-booking.page";

export const meta = metaOf({ title: "Suggest a change", description: "Suggest other dates or guests for a booking.", hidden: true });

export const loader = pageLoader(async (ctx, { params, url }) => {
  const id = bookingIdOf(params);
  const booking = await readBooking(ctx, id);
  if (booking.viewer.role !== "host") throw bookingError("booking_not_found");
  if (!booking.viewer.changing || booking.changeRequest) throw redirect(href("/host/bookings/:bookingId", { bookingId: id }));
  const [options, answer] = await Promise.all([changeOptions(ctx, id), loadChange(ctx, id, url)]);
  return { booking, options, answer, formKey: randomUUID() };
}, bookingError("booking_load_failed"));

export const action = pageAction({
  ask: formHandler({
    input: ChangeBookingInput,
    run: async (ctx, input, { params }) => {
      const bookingId = bookingIdOf(params);
      await askForChange(ctx, bookingId, input);
      return redirect(href("/host/bookings/:bookingId", { bookingId }));
    },
  }),
});

/** Also after a refusal: the price may have changed. */
export const shouldRevalidate = () => true;

export default function SuggestChangePage({ loaderData: { booking, options, answer, formKey }, actionData }: Route.ComponentProps) {
  const back = href("/host/bookings/:bookingId", { bookingId: booking.id });
  return (
    <div className="wrap-anywhere">
      <BackLink to={back}>{booking.guest.fullName}</BackLink>
      <PageHeading title="Suggest a change">
        {stayInWords(booking)} · {nightsInWords(booking)} · {booking.listing.title}
      </PageHeading>
      <ChangePlanner booking={booking} options={options} answer={answer} formKey={formKey} result={actionData} back={back} />
    </div>
  );
}
