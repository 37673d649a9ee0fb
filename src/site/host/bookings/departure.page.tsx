import { href } from "react-router";
import { z } from "zod";
import { CancelDepartureInput } from "../../../features/bookings/index.ts";
import { cancelDeparture, departureError, readDeparture, reopenDeparture } from "../../../features/bookings/index.server.ts";
import { CancelDeparturePanel, CancelledDeparture, DepartureBookings, DepartureHeading } from "../../../features/bookings/parts.ts";
import { resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { BackLink } from "../../../ui/page/back-link.tsx";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { Route } from "./+types/departure.page";
import { departureIdOf } from "./departure-id.server.ts";

export const meta = metaOf({ title: "Departure", description: "A departure of your boat.", hidden: true });

export const loader = pageLoader(
  async (ctx, { params }) => ({ departure: await readDeparture(ctx, departureIdOf(params)) }),
  departureError("departure_load_failed"),
);

export const action = pageAction({
  cancel: formHandler({
    input: CancelDepartureInput,
    run: async (ctx, input, { params }) => {
      await cancelDeparture(ctx, departureIdOf(params), input);
      return { message: "The departure is cancelled. We told every guest, and they get a full refund." };
    },
  }),
  reopen: formHandler({
    input: z.object({}),
    run: async (ctx, _, { params }) => {
      await reopenDeparture(ctx, departureIdOf(params));
      return { message: "Guests can book this departure again." };
    },
  }),
});

export default function DeparturePage({ loaderData: { departure }, actionData: result }: Route.ComponentProps) {
  const isCancelled = departure.phase === "cancelled";
  return (
    <div className="mx-auto grid max-w-4xl gap-5 wrap-anywhere">
      <BackLink to={href("/host/bookings")}>Bookings</BackLink>
      {!isCancelled && <FormMessage result={result?.ok ? result : undefined} />}
      <DepartureHeading departure={departure} />
      {isCancelled && <CancelledDeparture departure={departure} result={result} />}
      <DepartureBookings departure={departure} />
      <CancelDeparturePanel departure={departure} result={result?.ok ? undefined : resultFor(result, "cancel")} />
    </div>
  );
}
