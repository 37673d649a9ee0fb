import { redirect } from "react-router";
import { returnTarget, signInPath } from "../../features/accounts/index.ts";
import { identifyVisitor } from "../../features/accounts/index.server.ts";
import { SavedPath } from "../../features/saved/index.ts";
import { saveListing } from "../../features/saved/index.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { AppError } from "../../platform/errors.ts";
import { readCookie } from "../../platform/http/read-cookie.ts";

const COOKIE = "wants-to-save";
const TEN_MINUTES = 600;

const cookie = (ctx: Ctx, value: string, seconds: number) =>
  `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${ctx.config.appOrigin.startsWith("https:") ? "; Secure" : ""}`;

/** Sends a visitor to sign in and remembers what they wanted to save. */
export const signInToSave = (ctx: Ctx, listingId: string, from: string): Response =>
  redirect(signInPath(returnTarget(from)), { headers: { "set-cookie": cookie(ctx, listingId, TEN_MINUTES) } });

/** After signing in: saves the listing that the visitor wanted to save before, and returns to where they were, directly or by another page. */
export async function continueSignedIn(ctx: Ctx, url: URL, by: (target: string) => string = (target) => target): Promise<Response> {
  const target = by(returnTarget(url.searchParams.get("redirect")));
  const wanted = readCookie(ctx.request?.headers.get("cookie"), COOKIE);
  if (wanted === undefined) return redirect(target);
  const actor = (await identifyVisitor(ctx))?.actor ?? null;
  try {
    const { data: path } = SavedPath.safeParse({ listingId: wanted });
    if (path) await saveListing({ ...ctx, actor }, path);
  } catch (error) {
    // The listing may be gone by now; the sign-in still counts.
    if (!(error instanceof AppError)) throw error;
  }
  return redirect(target, { headers: { "set-cookie": cookie(ctx, "", 0) } });
}
