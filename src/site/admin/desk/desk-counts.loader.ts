import { pageLoader, requireSupport } from "../../server/edge.server.ts";
import { readDeskCounts } from "./desk-counts.server.ts";

export const middleware = [requireSupport];

/** What the staff bar asks for when something happened. */
export const loader = pageLoader(readDeskCounts);
