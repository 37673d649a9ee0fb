import { answerFile } from "../server/answer-file.server.ts";
import { makeEventCalendarFile } from "../../features/events/index.server.ts";
import { eventIdOf } from "../community/event-id.server.ts";
import { documentResponse } from "./document-response.server.ts";

export const eventCalendarFile = answerFile(async (ctx, { params }) =>
  documentResponse(await makeEventCalendarFile(ctx, eventIdOf(params))),
);
