import { createHmac, randomBytes } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { readCookie } from "../../../platform/http/read-cookie.ts";
import { requestOf } from "../auth.server.ts";

const COOKIE = "hearth.known_device";
const MOST_ACCOUNTS = 5;
const YEAR_SECONDS = 365 * 24 * 3600;

type Device = { id: string; marks: string[] };

/** The id of this browser, if it has signed in to this account before; null otherwise. It opens nothing, it only counts by itself. */
export function knownDevice(ctx: Ctx, email: string): string | null {
  const { id, marks } = deviceOf(ctx);
  return marks.includes(markOf(ctx, id, email)) ? id : null;
}

/** Remembers that this browser has signed in to the account. */
export function rememberKnownDevice(ctx: Ctx, email: string): void {
  const { id, marks } = deviceOf(ctx);
  const mark = markOf(ctx, id, email);
  const value = [id, mark, ...marks.filter((other) => other !== mark)].slice(0, MOST_ACCOUNTS + 1).join(".");
  const secure = ctx.config.appOrigin.startsWith("https:") ? "; Secure" : "";
  requestOf(ctx).reply.append("set-cookie", `${COOKIE}=${value}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}

function deviceOf(ctx: Ctx): Device {
  const [id = "", ...marks] = (readCookie(requestOf(ctx).headers.get("cookie"), COOKIE) ?? "").slice(0, 300).split(".");
  return /^[\w-]{22}$/.test(id) ? { id, marks } : { id: randomBytes(16).toString("base64url"), marks: [] };
}

const markOf = ({ config }: Ctx, id: string, email: string) =>
  createHmac("sha256", config.secret).update(`known device ${id} ${email}`).digest("base64url").slice(0, 22);
