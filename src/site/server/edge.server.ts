import { randomUUID } from "node:crypto";
import { data, href, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MiddlewareFunction } from "react-router";
import type { z } from "zod";
import { signInPath } from "../../features/accounts/index.ts";
import { identifyVisitor } from "../../features/accounts/index.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { type AppError, requestError } from "../../platform/errors.ts";
import { toAppError } from "../../platform/http/problem.server.ts";
import { limitWrites } from "../../platform/http/limits/write-limits.server.ts";
import { fieldMessages } from "../../platform/input.ts";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { ctxOf, currentUser, sentForm, userOf } from "./router-context.server.ts";

export type PageProblem = { code: string; message: string; requestId: string };

const pathOf = ({ pathname, search }: URL) => pathname + search;

/**
 * A page's loader: an AppError becomes the error page with its status, a missing sign-in leads to the sign-in page.
 * A fault is told in the words of `failure`, where the specification has some.
 */
export function pageLoader<T>(work: (ctx: Ctx, args: LoaderFunctionArgs) => T | Promise<T>, failure?: AppError) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const ctx = ctxOf(args.context);
    try {
      return await work(ctx, args);
    } catch (error) {
      throw error instanceof Response ? error : refusalOf(error, ctx, args, failure);
    }
  };
}

function refusalOf(error: unknown, ctx: Ctx, { url }: LoaderFunctionArgs, failure?: AppError) {
  const known = toAppError(error, ctx.log);
  const problem = known.code === "unexpected" && failure ? failure : known;
  if (problem.code === "sign_in_required") return redirect(signInPath(pathOf(url)));
  const body: PageProblem = { code: problem.code, message: problem.message, requestId: ctx.request?.requestId ?? "" };
  return data(body, { status: problem.status });
}

/** Marks a response that the page cache must not store, such as one with a failed section. */
export const INCOMPLETE_PAGE = "x-incomplete-page";

/** Keeps the page out of the cache, because each visit to it counts. */
export const makeForEachVisit = (ctx: Ctx): void => ctx.request?.reply.set(INCOMPLETE_PAGE, "1");

/** A section that may fail without failing the page: it becomes null, and the page offers to try again. */
export async function optionalSection<T>(ctx: Ctx, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    toAppError(error, ctx.log);
    ctx.request?.reply.set(INCOMPLETE_PAGE, "1");
    return null;
  }
}

type FormHandler<T extends object = object> = {
  input: z.ZodType<T>;
  /** Returns a redirect, or what the page shows next. */
  run(ctx: Ctx, input: T, args: ActionFunctionArgs): Promise<Response | { message?: string; data?: unknown }>;
  /** The error for an unexpected failure, where the specification has a text for it. */
  failure?: AppError;
};

export const formHandler = <T extends object>(handler: FormHandler<T>): FormHandler => handler;

const PRIVATE_FIELD = /password|code|token|^cvc$|^number$/i;

/**
 * A page's action: one handler for each of its forms, told apart by the field `intent`. Only where there is one form may it go
 * without: nothing is done that nobody asked for. Refusals come back to the form.
 */
export function pageAction(handlers: Record<string, FormHandler>) {
  const [first = "", ...others] = Object.keys(handlers);
  const unnamed = others.length === 0 ? first : "";
  return async (args: ActionFunctionArgs) => {
    const ctx = ctxOf(args.context);
    let intent = "";
    let values: Record<string, string> = {};
    let failure: AppError | undefined;
    try {
      await limitWrites(ctx);
      const fields = args.context.get(sentForm);
      if (!fields) throw requestError("unsupported_media_type");
      const { intent: sentIntent = unnamed, ...given } = fields;
      intent = sentIntent;
      values = Object.fromEntries(Object.entries(given).filter(([name]) => !PRIVATE_FIELD.test(name)));
      const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
      if (!handler) throw requestError("malformed_request");
      failure = handler.failure;
      const parsed = handler.input.safeParse(given);
      if (!parsed.success) throw requestError("invalid_input", { fields: fieldMessages(parsed.error) });
      const answer = await handler.run(ctx, parsed.data, args);
      if (answer instanceof Response) return answer;
      // Without scripts the page renders in the same request, for whoever is signed in by now.
      args.context.set(currentUser, (await identifyVisitor(ctx))?.user ?? null);
      return data<FormResult>({ intent, ok: true, ...answer });
    } catch (error) {
      if (error instanceof Response) throw error;
      const known = toAppError(error, ctx.log);
      return refuse(known.code === "unexpected" && failure ? failure : known, intent, values, pathOf(args.url));
    }
  };
}

function refuse(error: AppError, intent: string, values: Record<string, string>, path: string) {
  if (error.code === "sign_in_required") throw redirect(signInPath(path));
  const { fields, retryAfterSeconds, data: known } = error.details;
  const headers = retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : undefined;
  const message = retryAfterSeconds ? `${error.message} (${waitingTime(retryAfterSeconds)})` : error.message;
  return data<FormResult>(
    { intent, ok: false, code: error.code, message, fields, values, formKey: randomUUID(), data: known },
    { status: error.status, headers },
  );
}

const waitingTime = (seconds: number) => (seconds < 90 ? `about ${seconds} seconds` : `about ${Math.ceil(seconds / 60)} minutes`);

/** Lets only signed-in people pass, before any loader of the page runs. */
export const requireSignIn: MiddlewareFunction<Response> = ({ context, url }) => {
  if (!userOf(context)) throw redirect(signInPath(pathOf(url)));
};

/** Lets only support staff pass; everyone else goes home. */
export const requireSupport: MiddlewareFunction<Response> = ({ context }) => {
  if (!userOf(context)?.isSupport) throw redirect(href("/"));
};
