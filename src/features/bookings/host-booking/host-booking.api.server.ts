import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { BookingPath, RefundChanged } from "../booking.schema.ts";
import { cancelAsHost } from "./cancel-as-host.server.ts";
import { BookingNote, CancelAsHostInput, HostBookingDetails, SaveNoteInput } from "./details.schema.ts";
import { markNoShow } from "./mark-no-show.server.ts";
import { readHostBooking } from "./read-host-booking.server.ts";
import { saveNote } from "./save-note.server.ts";
import { undoNoShow } from "./undo-no-show.server.ts";

const ofOne = { tag: "Hosting", signedIn: true, params: BookingPath };

export const hostBookingApi: Endpoint[] = [
  endpoint({
    ...ofOne,
    method: "get",
    path: "/host/bookings/{bookingId}",
    summary: "Get a booking at my listing, with its guest, payout, timeline and note",
    answer: HostBookingDetails,
    refusals: [404],
    run: (ctx, { params }) => readHostBooking(ctx, params.bookingId),
  }),
  endpoint({
    ...ofOne,
    method: "post",
    path: "/host/bookings/{bookingId}/cancellation",
    summary: "Cancel a booking at my listing with a reason, and block its nights or open them",
    body: CancelAsHostInput,
    refusals: [404, 409],
    conflict: RefundChanged,
    run: (ctx, { params, body }) => cancelAsHost(ctx, params.bookingId, body),
  }),
  endpoint({
    ...ofOne,
    method: "put",
    path: "/host/bookings/{bookingId}/note",
    summary: "Save my private note on a booking",
    body: SaveNoteInput,
    answer: BookingNote,
    refusals: [404, 409],
    run: (ctx, { params, body }) => saveNote(ctx, params.bookingId, body),
  }),
  endpoint({
    ...ofOne,
    method: "put",
    path: "/host/bookings/{bookingId}/no-show",
    summary: "Report that the guest didn't arrive",
    refusals: [404, 409],
    run: (ctx, { params }) => markNoShow(ctx, params.bookingId),
  }),
  endpoint({
    ...ofOne,
    method: "delete",
    path: "/host/bookings/{bookingId}/no-show",
    summary: "Take a no-show report back within 24 hours",
    refusals: [404, 409],
    run: (ctx, { params }) => undoNoShow(ctx, params.bookingId),
  }),
];
