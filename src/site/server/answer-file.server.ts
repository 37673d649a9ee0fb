import { signInPath } from "../../features/accounts/index.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { countExport } from "../../platform/documents/document-turns.server.ts";
import type { AppError } from "../../platform/errors.ts";
import type { AnswerFile } from "../../platform/http/serve-files.server.ts";
import { toAppError } from "../../platform/http/problem.server.ts";

type Work = (ctx: Ctx, asked: Parameters<AnswerFile>[1]) => Response | Promise<Response>;

/**
 * Answers with a file, without React. Who has to sign in first is led there; a fault is told in the words of `failure`, where the specification
 * has some.
 */
export const answerFile =
  (work: Work, failure?: AppError): AnswerFile =>
  async (ctx, asked) => {
    try {
      return await work(ctx, asked);
    } catch (error) {
      const known = toAppError(error, ctx.log);
      const { pathname, search } = asked.url;
      if (known.code === "sign_in_required")
        return new Response(null, { status: 302, headers: { location: signInPath(pathname + search) } });
      throw known.code === "unexpected" && failure ? failure : known;
    }
  };

/** For files with everything that someone has of something: each counts. */
export const answerExport = (work: Work, failure?: AppError): AnswerFile =>
  answerFile(async (ctx, asked) => {
    if (ctx.actor) await countExport(ctx, ctx.actor.id);
    return work(ctx, asked);
  }, failure);
