import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Handler } from "hono";
import type { Ctx } from "../context.server.ts";
import { requestError } from "../errors.ts";
import { fieldMessages } from "../input.ts";
import { PROBLEM_TYPE } from "./problem.server.ts";
import { isWrite } from "./same-origin.server.ts";

export type ApiEnv = { Variables: { ctx: Ctx } };
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
    data: z.unknown().optional(),
    requestId: z.string(),
  })
  .openapi("Problem");

const REFUSALS = {
  401: "Not signed in, or wrong credentials",
  403: "Not allowed",
  404: "Not found",
  409: "Does not fit the present state",
  410: "The link is used or over",
  400: "Invalid input; `fields` says what is wrong",
  429: "Too many requests; see `Retry-After`",
} as const;

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
  /** 200 with an answer and 204 without one, unless said otherwise. */
  status?: 200 | 201 | 202 | 204;
  answer?: Answer;
  /** Refusals beyond the ones that follow from the rest: 401 signed out, 400 wrong input, 429 too many writes. */
  refusals?: (keyof typeof REFUSALS)[];
  run(
    ctx: Ctx,
    given: { body: Given<Body>; query: Given<Query>; params: Given<Params> },
  ): Promise<Answer extends z.ZodType ? z.input<Answer> : void>;
};

/** One route of the API, ready to be added to it. */
export type Endpoint = { addTo(api: Api): void };

/** Declares a route: what it takes, what it answers, and the verb that does it. */
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
      ...Object.fromEntries(
        [...refusals]
          .toSorted((a, b) => a - b)
          .map((code) => [code, { description: REFUSALS[code], content: { [PROBLEM_TYPE]: { schema: Problem } } }]),
      ),
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
