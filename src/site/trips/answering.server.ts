import { type AnswerChangeInput, ChangeRequestPath } from "../../features/bookings/index.ts";
import { answerChangeRequest } from "../../features/bookings/index.server.ts";
import { formHandler } from "../server/edge.server.ts";

/** The form by which the side that was asked for a change answers it. */
export const answering = (answer: AnswerChangeInput["answer"], message: string) =>
  formHandler({
    input: ChangeRequestPath,
    run: async (ctx, { requestId }) => {
      const { isToPay } = await answerChangeRequest(ctx, requestId, { answer });
      return {
        message: isToPay
          ? "You approved the change. We couldn't charge the guest's card, so we've asked them to pay another way."
          : message,
      };
    },
  });
