import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { KINDS, type NotificationKind } from "../notification.kinds.ts";

type Subscription = { personId: string; kind: NotificationKind };

const Person = z.uuid();
const sign = ({ config }: Ctx, text: string) => createHmac("sha256", config.secret).update(`unsubscribe ${text}`).digest("base64url");

/** Opens without signing in, and does nothing but end emails of this kind to this person. */
export function unsubscribeUrl(ctx: Ctx, personId: string, kind: NotificationKind): string {
  const text = `${personId}.${kind}`;
  return new URL(`/unsubscribe/${text}.${sign(ctx, text)}`, ctx.config.appOrigin).href;
}

/** What the token stands for; null for one that we did not make. */
export function readUnsubscribeToken(ctx: Ctx, token: string): Subscription | null {
  const [personId = "", kind = "", signature = ""] = token.split(".", 4);
  const known = KINDS.find((each) => each === kind);
  const expected = Buffer.from(sign(ctx, `${personId}.${kind}`));
  const given = Buffer.from(signature);
  if (!known || !Person.safeParse(personId).success) return null;
  return given.length === expected.length && timingSafeEqual(given, expected) ? { personId, kind: known } : null;
}
