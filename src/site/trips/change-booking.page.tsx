import { randomUUID } from "node:crypto";
import { href, Link, redirect } from "react-router";
import { nightsInWords, stayInWords } from "../../features/availability/index.ts";
import { ChangeBookingInput } from "../../features/bookings/index.ts";
import { askForChange, bookingError, changeBooking, changeOptions, payChange, readBooking } from "../../features/bookings/index.server.ts";
import { ChangePlanner } from "../../features/bookings/parts.ts";
import { paymentSite } from "../../features/payments/index.server.ts";
import { FORM_SITE } from "../../platform/http/security-headers.server.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/change-booking.page";
import { bookingIdOf } from "./booking-id.server.ts";
import { loadChange } from "./load-change.server.ts";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Change booking", description: "Change dates or guests of a booking.", hidden: true });

export const loader = pageLoader(async (ctx, { params, url }) => {
  const id = bookingIdOf(params);
  const booking = await readBooking(ctx, id);
  if (booking.viewer.role !== "guest") throw bookingError("booking_not_found");
  if (booking.charter) throw redirect(href("/bookings/:bookingId/start", { bookingId: id }));
  if (!booking.viewer.changing || booking.changeRequest) throw redirect(href("/bookings/:bookingId", { bookingId: id }));
  const site = paymentSite(ctx.config);
  if (site) ctx.request?.reply.set(FORM_SITE, site);
  const [options, answer] = await Promise.all([changeOptions(ctx, id), loadChange(ctx, id, url)]);
  return { booking, options, answer, formKey: randomUUID() };
}, bookingError("booking_load_failed"));

const changedPath = (bookingId: string, change: "made" | "asked") => `${href("/bookings/:bookingId", { bookingId })}?change=${change}`;

export const action = pageAction({
  change: formHandler({
    input: ChangeBookingInput,
    run: async (ctx, input, { params }) => redirect(changedPath((await changeBooking(ctx, bookingIdOf(params), input)).bookingId, "made")),
  }),
  pay: formHandler({
    input: ChangeBookingInput,
    run: async (ctx, input, { params }) => redirect(await payChange(ctx, bookingIdOf(params), input)),
  }),
  ask: formHandler({
    input: ChangeBookingInput,
    run: async (ctx, input, { params }) => {
      const bookingId = bookingIdOf(params);
      await askForChange(ctx, bookingId, input);
      return redirect(changedPath(bookingId, "asked"));
    },
  }),
});

/** Also after a refusal: the price, or who decides, may have changed. */
export const shouldRevalidate = () => true;

export default function ChangeBookingPage({ loaderData: { booking, options, answer, formKey }, actionData }: Route.ComponentProps) {
  const { listing, id: bookingId } = booking;
  const back = href("/bookings/:bookingId", { bookingId });
  return (
    <div className="page py-10">
      <p>
        <Link to={back} className="link inline-flex min-h-11 items-center">
          {listing.title}
        </Link>
      </p>
      <PageHeading title="Change dates or guests">
        {stayInWords(booking)} · {nightsInWords(booking)}
      </PageHeading>
      <ChangePlanner booking={booking} options={options} answer={answer} formKey={formKey} result={actionData} back={back} />
    </div>
  );
}
