import { receivePaymentEvent } from "../../features/payments/index.server.ts";
import { requestError } from "../../platform/errors.ts";
import { readBody } from "../../platform/http/bodies/read-body.server.ts";
import type { AnswerFile } from "../../platform/http/serve-files.server.ts";

const MAX_EVENT_BYTES = 256 * 1024;

/** Takes what a payment provider tells us, as the bytes that it signed. */
export const paymentHook: AnswerFile = async (ctx, { params, request }) => {
  const body = await readBody(request, MAX_EVENT_BYTES, () => requestError("body_too_large"));
  await receivePaymentEvent(ctx, params["provider"] ?? "", body, request.headers);
  return Response.json({});
};
