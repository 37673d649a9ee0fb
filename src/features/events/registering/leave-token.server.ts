import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";

const sign = ({ config }: Ctx, id: string) => createHmac("sha256", config.secret).update(`leave event ${id}`).digest("base64url");

/** Opens without signing in, and does nothing but give up this place. */
export const leaveUrl = (ctx: Ctx, registrationId: string): string =>
  new URL(`/events/leave/${registrationId}.${sign(ctx, registrationId)}`, ctx.config.appOrigin).href;

/** The registration that the token stands for; null for one that we did not make. */
export function readLeaveToken(ctx: Ctx, token: string): string | null {
  const [id = "", signature = ""] = token.split(".", 3);
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(ctx, id))];
  return z.uuid().safeParse(id).success && given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
