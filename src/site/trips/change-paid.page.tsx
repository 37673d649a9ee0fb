import { href, redirect } from "react-router";
import { ChangeBookingInput, ChangeCharterInput, changePath, ChangeRequestPath } from "../../features/bookings/index.ts";
import { bookingError, returnFromAgreedChange, returnFromChange } from "../../features/bookings/index.server.ts";
import { AppError } from "../../platform/errors.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import { bookingIdOf } from "./booking-id.server.ts";
import type { Route } from "./+types/change-paid.page";

export const meta = metaOf({ title: "Change booking", description: "What became of a change that you paid for.", hidden: true });

/** Where guests come back to from paying for a change. */
export const loader = pageLoader(async (ctx, { params, url }) => {
  const bookingId = bookingIdOf(params);
  const agreed = ChangeRequestPath.safeParse(Object.fromEntries(url.searchParams));
  const asked = Object.fromEntries(url.searchParams);
  const isCharter = url.searchParams.has("packageId");
  const input = isCharter ? ChangeCharterInput.safeParse(asked) : ChangeBookingInput.safeParse(asked);
  try {
    if (agreed.success) await returnFromAgreedChange(ctx, agreed.data.requestId);
    else if (input.success) await returnFromChange(ctx, bookingId, input.data);
    else throw redirect(changePath(bookingId, isCharter));
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 409) throw error;
    const { key: _, totalCents: __, ...wanted } = Object.fromEntries(url.searchParams);
    const page = href("/bookings/:bookingId", { bookingId });
    return { message: error.message, back: agreed.success ? page : `${changePath(bookingId, isCharter)}?${new URLSearchParams(wanted)}` };
  }
  throw redirect(`${href("/bookings/:bookingId", { bookingId })}?change=made`);
}, bookingError("booking_load_failed"));

export default function ChangePaid({ loaderData: { message, back } }: Route.ComponentProps) {
  return (
    <div className="page grid justify-items-start gap-5 py-12">
      <PageHeading title="Your booking hasn't changed" />
      <Notice tone="bad">{message}</Notice>
      <p>You weren't charged for this change.</p>
      <LinkButton to={back}>Review the change</LinkButton>
    </div>
  );
}
