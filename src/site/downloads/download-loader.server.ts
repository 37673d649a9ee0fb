import { countExport } from "../../platform/documents/document-turns.server.ts";
import { AppError } from "../../platform/errors.ts";
import { errorDocument } from "../../platform/http/error-document.server.ts";
import { pageLoader } from "../server/edge.server.ts";

type Work = Parameters<typeof pageLoader<Response>>[0];

/** Like `pageLoader`; who has to wait is told for how long, in a page and in `Retry-After`. */
export const downloadLoader = (work: Work, failure?: AppError) =>
  pageLoader(async (ctx, args) => {
    try {
      return await work(ctx, args);
    } catch (error) {
      if (error instanceof AppError && error.details.retryAfterSeconds) throw errorDocument(error, ctx.request?.requestId ?? "");
      throw error;
    }
  }, failure);

/** For files with everything that someone has of something: each counts. */
export const exportLoader = (work: Work, failure?: AppError) =>
  downloadLoader(async (ctx, args) => {
    if (ctx.actor) await countExport(ctx, ctx.actor.id);
    return work(ctx, args);
  }, failure);
