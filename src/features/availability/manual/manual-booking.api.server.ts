import { z } from "zod";
import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { addManualBooking } from "./add-manual-booking.server.ts";
import { changeManualBooking } from "./change-manual-booking.server.ts";
import {
  AddManualBookingInput,
  ChangeManualBookingInput,
  ManualBooking,
  ManualBookingPath,
  ManualNightTaken,
} from "./manual-booking.schema.ts";
import { readManualBooking } from "./read-manual-booking.server.ts";
import { removeManualBooking } from "./remove-manual-booking.server.ts";

const host = { tag: "Hosting", signedIn: true };
const ofOne = { ...host, path: "/host/manual-bookings/{manualBookingId}", params: ManualBookingPath };

export const manualBookingApi: Endpoint[] = [
  endpoint({
    ...host,
    method: "post",
    path: "/host/manual-bookings",
    summary: "Add a booking from elsewhere, or my own stay, at my listing",
    body: AddManualBookingInput,
    status: 201,
    answer: z.object({ manualBookingId: z.uuid() }),
    refusals: [404, 409],
    conflict: ManualNightTaken,
    run: (ctx, { body }) => addManualBooking(ctx, body),
  }),
  endpoint({
    ...ofOne,
    method: "get",
    summary: "Get a booking that I added",
    answer: ManualBooking,
    refusals: [404],
    run: (ctx, { params }) => readManualBooking(ctx, params.manualBookingId),
  }),
  endpoint({
    ...ofOne,
    method: "put",
    summary: "Change a booking that I added",
    body: ChangeManualBookingInput,
    refusals: [404, 409],
    conflict: ManualNightTaken,
    run: (ctx, { params, body }) => changeManualBooking(ctx, params.manualBookingId, body),
  }),
  endpoint({
    ...ofOne,
    method: "delete",
    summary: "Remove a booking that I added",
    refusals: [404],
    run: async (ctx, { params }) => {
      await removeManualBooking(ctx, params.manualBookingId);
    },
  }),
];
