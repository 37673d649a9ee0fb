import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Handler } from "hono";
import type { Ctx } from "../context.server.ts";
import { type AppError, requestError } from "../errors.ts";
import { fieldMessages } from "../input.ts";
import { PROBLEM_TYPE } from "./problem.server.ts";
import { type ReceivedFile, withReceivedFile } from "./bodies/receive-file.server.ts";
import { isWrite } from "./limits/same-origin.server.ts";
import { uploads } from "./bodies/uploads.server.ts";
import { limitWrites } from "./limits/write-limits.server.ts";

/** `givenUp` is aborted when an upload's time is over. */
export type ApiEnv = { Variables: { ctx: Ctx; givenUp?: AbortController } };
export type Api = OpenAPIHono<ApiEnv>;

export function newApi(): Api {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw requestError("invalid_input", { fields: fieldMessages(result.error) });
    },
  });
}

const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  })
  .openapi("Problem");

const REFUSALS = {
  401: "Not signed in, or wrong credentials",
  403: "Not allowed",
  404: "Not found",
  409: "Conflicts with the current state",
  413: "Too large",
  415: "Unsupported media type",
  422: "Can't be processed",
  410: "The link has expired or was already used",
  400: "Invalid input; see `fields`",
  429: "Too many requests; see `Retry-After`",
  503: "Too busy right now; see `Retry-After`",
} as const;

const described = (refusals: Set<keyof typeof REFUSALS>, conflict?: z.ZodObject) =>
  Object.fromEntries(
    [...refusals]
      .toSorted((a, b) => a - b)
      .map((code) => {
        if (code !== 409 || !conflict) return [code, { $ref: `#/components/responses/${code}` } as never];
        return [code, refusal(code, Problem.extend({ data: conflict.optional() }))];
      }),
  );

const refusal = (code: keyof typeof REFUSALS, schema: z.ZodObject) => ({
  description: REFUSALS[code],
  content: { [PROBLEM_TYPE]: { schema } },
});

/** The refusals that say the same wherever they happen, and the shape of each. */
export function describeRefusals({ openAPIRegistry }: Api): void {
  openAPIRegistry.register("Problem", Problem);
  const schema = { $ref: "#/components/schemas/Problem" };
  for (const [code, description] of Object.entries(REFUSALS))
    openAPIRegistry.registerComponent("responses", code, { description, content: { [PROBLEM_TYPE]: { schema } } });
}

type Shape = z.ZodObject | undefined;
type Given<S extends Shape> = S extends z.ZodObject ? z.output<S> : undefined;

type EndpointSpec<Body extends Shape, Query extends Shape, Params extends Shape, Answer extends z.ZodType | undefined> = {
  method: "get" | "post" | "put" | "patch" | "delete";
  path: string;
  tag: string;
  summary: string;
  /** Whether it needs a signed-in person; the verb enforces it, this only describes it. */
  signedIn?: boolean;
  body?: Body;
  query?: Query;
  params?: Params;
  /** Defaults to 200 with a response body and 204 without one. */
  status?: 200 | 201 | 202 | 204;
  answer?: Answer;
  /** Refusals beyond the ones that follow from the rest: 401 signed out, 400 wrong input, 429 too many writes. */
  refusals?: (keyof typeof REFUSALS)[];
  /** What a 409 may carry as `data`, so that its asker can go on. */
  conflict?: z.ZodObject;
  run(
    ctx: Ctx,
    given: { body: Given<Body>; query: Given<Query>; params: Given<Params> },
  ): Promise<Answer extends z.ZodType ? z.input<Answer> : void>;
};

/** One route of the API, ready to be added to it. */
export type Endpoint = {
  addTo(api: Api): void;
  /** For a route that accepts more than the usual body and enforces its own limit. */
  takesFile?: { path: RegExp };
};

/** Declares a route: its input, its response, and the verb behind it. */
export function endpoint<
  Body extends Shape = undefined,
  Query extends Shape = undefined,
  Params extends Shape = undefined,
  Answer extends z.ZodType | undefined = undefined,
>(spec: EndpointSpec<Body, Query, Params, Answer>): Endpoint {
  const status = spec.status ?? (spec.answer ? 200 : 204);
  const refusals = new Set(spec.refusals);
  if (spec.signedIn) refusals.add(401);
  if (spec.body || spec.query || spec.params) refusals.add(400);
  if (isWrite(spec.method.toUpperCase())) refusals.add(429);
  const route = createRoute({
    method: spec.method,
    path: spec.path,
    tags: [spec.tag],
    summary: spec.summary,
    ...(spec.signedIn ? { security: [{ session: [] }] } : {}),
    request: {
      ...(spec.body ? { body: { required: true, content: { "application/json": { schema: spec.body } } } } : {}),
      ...(spec.query ? { query: spec.query } : {}),
      ...(spec.params ? { params: spec.params } : {}),
    },
    responses: {
      [status]: { description: "Done", ...(spec.answer ? { content: { "application/json": { schema: spec.answer } } } : {}) },
      ...described(refusals, spec.conflict),
    },
  });
  return {
    addTo(api) {
      const respond: Handler<ApiEnv> = async (c) => {
        const valid = (part: "json" | "query" | "param", wanted: unknown) => (wanted ? c.req.valid(part as never) : undefined);
        const given = { body: valid("json", spec.body), query: valid("query", spec.query), params: valid("param", spec.params) };
        const answer = await spec.run(c.get("ctx"), given as Parameters<typeof spec.run>[1]);
        return answer === undefined ? new Response(null, { status }) : Response.json(answer, { status });
      };
      // The library would infer the answer's type from a literal route; here it is the type of `run`.
      api.openapi(route, respond as never);
    },
  };
}

type UploadSpec<Params extends Shape, Query extends Shape, Answer extends z.ZodType> = {
  path: string;
  tag: string;
  summary: string;
  params?: Params;
  query?: Query;
  answer: Answer;
  /** The media type in the API description; the verb checks the actual bytes. */
  takes: string;
  maxBytes: number;
  /** The error for a larger body. */
  tooBig: () => AppError;
  refusals?: (keyof typeof REFUSALS)[];
  /** The signal is aborted when nobody waits for the answer anymore. */
  run(ctx: Ctx, given: { params: Given<Params>; query: Given<Query>; file: ReceivedFile; signal: AbortSignal }): Promise<z.input<Answer>>;
};

/** A route to which a signed-in person posts one file as the bare body. The verb gets it whole, on disk, or is never called. */
export function uploadEndpoint<Answer extends z.ZodType, Params extends Shape = undefined, Query extends Shape = undefined>(
  spec: UploadSpec<Params, Query, Answer>,
): Endpoint {
  const route = createRoute({
    method: "post",
    path: spec.path,
    tags: [spec.tag],
    summary: spec.summary,
    security: [{ session: [] }],
    request: {
      body: { required: true, content: { [spec.takes]: { schema: { type: "string", format: "binary" } } } },
      ...(spec.params ? { params: spec.params } : {}),
      ...(spec.query ? { query: spec.query } : {}),
    },
    responses: {
      201: { description: "Done", content: { "application/json": { schema: spec.answer } } },
      ...described(new Set([400, 401, 413, 429, 503, ...(spec.refusals ?? [])])),
    },
  });
  return {
    // bounded: made from the route, whose parts are told apart by slashes
    takesFile: { path: new RegExp(`^/api${spec.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) },
    addTo(api) {
      const respond: Handler<ApiEnv> = async (c) => {
        const ctx = c.get("ctx");
        if (!ctx.actor) throw requestError("sign_in_required");
        const params = (spec.params ? c.req.valid("param" as never) : undefined) as Given<Params>;
        const query = (spec.query ? c.req.valid("query" as never) : undefined) as Given<Query>;
        const signal = AbortSignal.any([c.req.raw.signal, c.get("givenUp")?.signal ?? []].flat());
        const receive = { config: ctx.config, maxBytes: spec.maxBytes, tooBig: spec.tooBig, signal };
        const answer = await uploads.run(ctx.actor.id, async () => {
          await limitWrites(ctx);
          return withReceivedFile(c.req.raw, receive, (file) => spec.run(ctx, { params, query, file, signal }));
        });
        return Response.json(answer, { status: 201 });
      };
      api.openapi(route, respond as never);
    },
  };
}
