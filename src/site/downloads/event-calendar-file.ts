import { makeEventCalendarFile } from "../../features/events/index.server.ts";
import { eventIdOf } from "../community/event-id.server.ts";
import { documentResponse } from "./document-response.server.ts";
import { pageLoader } from "../server/edge.server.ts";

export const loader = pageLoader(async (ctx, { params }) => documentResponse(await makeEventCalendarFile(ctx, eventIdOf(params))));
