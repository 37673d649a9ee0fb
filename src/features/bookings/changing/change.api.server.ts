import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { BookingPath, PriceChanged } from "../booking.schema.ts";
import { answerChangeRequest } from "./answer-change-request.server.ts";
import { askForChange } from "./ask-for-change.server.ts";
import { changeBooking } from "./change-booking.server.ts";
import {
  AnswerChangeInput,
  ChangeAsked,
  ChangeBookingInput,
  ChangeCharterInput,
  ChangeCharterQuery,
  Changed,
  ChangePreview,
  ChangeQuery,
  ChangeRequestPath,
} from "./change.schema.ts";
import { previewChange } from "./preview-change.server.ts";
import { withdrawChangeRequest } from "./withdraw-change-request.server.ts";

const bookings = { tag: "Bookings", signedIn: true };

export const changeApi: Endpoint[] = [
  endpoint({
    ...bookings,
    method: "get",
    path: "/bookings/{bookingId}/change",
    summary: "Preview a change of my booking, or of one at my listing: the new price, the difference, and who has to approve",
    params: BookingPath,
    query: ChangeQuery,
    answer: ChangePreview,
    refusals: [404, 409],
    run: (ctx, { params, query }) => previewChange(ctx, params.bookingId, query),
  }),
  endpoint({
    ...bookings,
    method: "post",
    path: "/bookings/{bookingId}/change",
    summary: "Change dates or guests of my booking at the price shown, while that is free",
    params: BookingPath,
    body: ChangeBookingInput,
    answer: Changed,
    refusals: [404, 409],
    conflict: PriceChanged,
    run: (ctx, { params, body }) => changeBooking(ctx, params.bookingId, body),
  }),
  endpoint({
    ...bookings,
    method: "post",
    path: "/bookings/{bookingId}/change-request",
    summary: "Ask the host to change my booking, or the guest to change one at my listing, at the price shown",
    params: BookingPath,
    body: ChangeBookingInput,
    status: 201,
    answer: ChangeAsked,
    refusals: [404, 409],
    conflict: PriceChanged,
    run: (ctx, { params, body }) => askForChange(ctx, params.bookingId, body),
  }),
  endpoint({
    ...bookings,
    method: "get",
    path: "/bookings/{bookingId}/charter-change",
    summary: "Preview another start, package, party or extras of my charter, or of one on my boat",
    params: BookingPath,
    query: ChangeCharterQuery,
    answer: ChangePreview,
    refusals: [404, 409],
    run: (ctx, { params, query }) => previewChange(ctx, params.bookingId, query),
  }),
  endpoint({
    ...bookings,
    method: "post",
    path: "/bookings/{bookingId}/charter-change",
    summary: "Change my charter at the price shown, while that is free",
    params: BookingPath,
    body: ChangeCharterInput,
    answer: Changed,
    refusals: [404, 409],
    conflict: PriceChanged,
    run: (ctx, { params, body }) => changeBooking(ctx, params.bookingId, body),
  }),
  endpoint({
    ...bookings,
    method: "post",
    path: "/bookings/{bookingId}/charter-change-request",
    summary: "Ask the host to change my charter, or the guest to change one on my boat, at the price shown",
    params: BookingPath,
    body: ChangeCharterInput,
    status: 201,
    answer: ChangeAsked,
    refusals: [404, 409],
    conflict: PriceChanged,
    run: (ctx, { params, body }) => askForChange(ctx, params.bookingId, body),
  }),
  endpoint({
    ...bookings,
    method: "put",
    path: "/change-requests/{requestId}/answer",
    summary: "Approve or decline a change that the other side asked for",
    params: ChangeRequestPath,
    body: AnswerChangeInput,
    refusals: [404, 409],
    run: async (ctx, { params, body }) => {
      await answerChangeRequest(ctx, params.requestId, body);
    },
  }),
  endpoint({
    ...bookings,
    method: "delete",
    path: "/change-requests/{requestId}",
    summary: "Withdraw my request for a change",
    params: ChangeRequestPath,
    refusals: [404, 409],
    run: (ctx, { params }) => withdrawChangeRequest(ctx, params.requestId),
  }),
];
