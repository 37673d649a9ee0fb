import type { Context } from "hono";
import type { Ctx } from "../context.server.ts";
import type { ApiEnv } from "./api.server.ts";

export type AnswerFile = (ctx: Ctx, asked: { params: Record<string, string | undefined>; url: URL; request: Request }) => Promise<Response>;

/** Answers a request for a file: a download, a feed, a picture. */
export const serveFile = (answer: AnswerFile) => (c: Context<ApiEnv>) =>
  answer(c.get("ctx"), { params: c.req.param(), url: new URL(c.req.url), request: c.req.raw });
