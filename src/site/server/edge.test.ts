import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { formHandler, INCOMPLETE_PAGE, optionalSection, pageAction } from "./edge.server.ts";
import { requestCtx } from "./router-context.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

test("a part of a page that comes is what it is", async () => {
  const ctx = testCtx(services);
  expect(await optionalSection(ctx, async () => ["a review"])).toEqual(["a review"]);
  expect(ctx.request.reply.has(INCOMPLETE_PAGE)).toBe(false);
});

test("a part that fails is left out, is logged, and keeps the page from being shared", async () => {
  const logged: unknown[] = [];
  const log = { ...services.log, error: (entry: unknown) => void logged.push(entry) };
  const ctx = testCtx({ ...services, log: log as typeof services.log });
  const failure = new Error("the table is gone");
  expect(await optionalSection(ctx, () => Promise.reject(failure))).toBeNull();
  expect(ctx.request.reply.has(INCOMPLETE_PAGE)).toBe(true);
  expect(logged).toEqual([{ err: failure }]);
});

const BOUNDARY = { "content-type": "multipart/form-data; boundary=x" };

test.each([
  ["broken multipart", "--x\r\nnothing like a form", BOUNDARY],
  ["a multipart body that ends too early", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', BOUNDARY],
  ["multipart without a boundary", "--x--\r\n", { "content-type": "multipart/form-data" }],
  ["an empty multipart body", "", BOUNDARY],
  ["thousands of fields", "a=&".repeat(2_001), { "content-type": "application/x-www-form-urlencoded" }],
])("a form of %s is refused as unreadable", async (_, body, headers) => {
  const run = () => Promise.reject(new Error("nothing was sent that could be saved"));
  const answer = await submit(new Request("http://localhost/form", { method: "POST", body, headers }), run);
  expect(answer).toMatchObject({ data: { ok: false, code: "malformed_request" }, init: { status: 400 } });
});

test("a form that is far larger than any of ours is refused", async () => {
  const body = new URLSearchParams({ a: "b".repeat(300_000) });
  const answer = await submit(new Request("http://localhost/form", { method: "POST", body }), async () => ({}));
  expect(answer).toMatchObject({ data: { code: "body_too_large" }, init: { status: 413 } });
});

test("a whole form is read in either encoding", async () => {
  const run = async () => ({ message: "Done." });
  const multipart = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';
  for (const body of [new URLSearchParams({ a: "b" }), multipart]) {
    const headers = typeof body === "string" ? BOUNDARY : {};
    expect(await submit(new Request("http://localhost/form", { method: "POST", body, headers }), run)).toMatchObject({
      data: { ok: true, message: "Done." },
    });
  }
});

test("a form that doesn't say what it wants does nothing on a page with several", async () => {
  const done: string[] = [];
  const handler = (name: string) => formHandler({ input: z.object({}), run: async () => ({ message: String(done.push(name)) }) });
  const action = pageAction({ pause: handler("pause"), save: handler("save") });
  const post = (body: Record<string, string>) => new Request("http://localhost/form", { method: "POST", body: new URLSearchParams(body) });
  expect(await submitTo(action, post({ title: "Cottage" }))).toMatchObject({ data: { ok: false, code: "malformed_request" } });
  expect(done).toEqual([]);
  expect(await submitTo(action, post({ intent: "save" }))).toMatchObject({ data: { intent: "save", ok: true } });
  expect(done).toEqual(["save"]);
});

const submit = (request: Request, run: () => Promise<object>) =>
  submitTo(pageAction({ save: formHandler({ input: z.object({ a: z.string() }), run }) }), request);

async function submitTo(action: ReturnType<typeof pageAction>, request: Request): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(requestCtx, testCtx(services));
  return action({ request, context, url: new URL(request.url), params: {}, pattern: "/form" });
}
