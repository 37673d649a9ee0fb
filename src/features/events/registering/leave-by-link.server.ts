import type { Ctx } from "../../../platform/context.server.ts";
import { eventError } from "../event.errors.ts";
import { findRegistrationById } from "../event.queries.server.ts";
import type { EventView } from "../event.schema.ts";
import { readEvent } from "../event.view.server.ts";
import { cancelById } from "./cancel-registration.server.ts";
import { readLeaveToken } from "./leave-token.server.ts";

/** What a link from an email would give up. Changes nothing; refuses a link that we did not make. */
export async function readLeaving(ctx: Ctx, token: string): Promise<{ event: EventView; status: "registered" | "waiting" | "cancelled" }> {
  const { eventId, status } = await registrationOf(ctx, token);
  return { event: await readEvent(ctx, eventId), status };
}

/** Gives up the place that the link came with, for whoever holds it. Twice is the same as once; refused once the event has begun. */
export async function leaveByLink(ctx: Ctx, token: string): Promise<void> {
  const { eventId, id } = await registrationOf(ctx, token);
  await cancelById(ctx, eventId, id);
}

async function registrationOf(ctx: Ctx, token: string) {
  const id = readLeaveToken(ctx, token);
  const row = id === null ? undefined : await findRegistrationById(ctx, id);
  if (!row) throw eventError("event_registration_not_found");
  return row;
}
