import createClient from "openapi-fetch";
import type { components, paths } from "../../openapi.d.ts";

/** The API as the browser calls it: paths, inputs and answers are those of openapi.json. */
export const api = createClient<paths>({ baseUrl: "/api" });

/** Why the server said no, in words for the person. */
export type Refusal<Data = unknown> = { code: string; message: string; fields?: Record<string, string>; data?: Data };

/** What came of a call: its value, or why not. */
export type Answer<Value, Data = unknown> = { ok: true; value: Value } | { ok: false; refusal: Refusal<Data> };

type Problem = components["schemas"]["Problem"] & { data?: unknown };
type Result = { data?: unknown; error?: Problem; response: Response };

type ValueOf<R> = R extends { data: infer Value; error?: undefined } ? Value : never;
type DataOf<R> = R extends { error: infer P } ? (P extends { data?: infer Data } ? ("data" extends keyof P ? Data : never) : never) : never;

export const OFFLINE: Refusal<never> = {
  code: "offline",
  message: "We couldn't reach the server. Check your connection and try again.",
};

/** Waits for a call. An answer that is none of the API's is a refusal with the words of `otherwise`. */
export async function ask<R extends Result>(call: Promise<R>, otherwise: string): Promise<Answer<ValueOf<R>, DataOf<R>>>;
export async function ask(call: Promise<Result>, otherwise: string): Promise<Answer<unknown>> {
  try {
    const { data, error, response } = await call;
    return response.ok ? { ok: true, value: data } : { ok: false, refusal: readProblem(error, otherwise) };
  } catch {
    return { ok: false, refusal: OFFLINE };
  }
}

/** Reads problem+json; of a fault on the server's side only `otherwise` is shown. */
export function readProblem(problem: Problem | null | undefined, otherwise: string): Refusal {
  if (!problem?.code || problem.code === "unexpected") return { code: "unexpected", message: otherwise };
  const { code, title, fields, data } = problem;
  return { code, message: title, ...(fields && { fields }), ...(data !== undefined && { data }) };
}
