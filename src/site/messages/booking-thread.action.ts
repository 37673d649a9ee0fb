import { href, redirect } from "react-router";
import { z } from "zod";
import { openBookingThread } from "../../features/messages/index.server.ts";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { bookingIdOf } from "../trips/booking-id.server.ts";

export const action = pageAction({
  open: formHandler({
    input: z.object({}),
    run: async (ctx, _input, { params }) => {
      const { threadId } = await openBookingThread(ctx, { bookingId: bookingIdOf(params) });
      return redirect(href("/messages/:threadId", { threadId }));
    },
  }),
});

export const loader = pageLoader((_ctx, { params }) => redirect(href("/bookings/:bookingId", { bookingId: bookingIdOf(params) })));
