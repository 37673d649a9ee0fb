import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { formHandler, INCOMPLETE_PAGE, optionalSection, pageAction } from "./edge.server.ts";
import { readForm } from "./read-form.server.ts";
import { requestCtx, sentForm } from "./router-context.server.ts";

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

test("a form that doesn't say what it wants does nothing on a page with several", async () => {
  const done: string[] = [];
  const handler = (name: string) => formHandler({ input: z.object({}), run: async () => ({ message: String(done.push(name)) }) });
  const action = pageAction({ pause: handler("pause"), save: handler("save") });
  const post = (body: Record<string, string>) => new Request("http://localhost/form", { method: "POST", body: new URLSearchParams(body) });
  expect(await submitTo(action, post({ title: "Cottage" }))).toMatchObject({ data: { ok: false, code: "malformed_request" } });
  const json = new Request("http://localhost/form", { method: "POST", body: "{}", headers: { "content-type": "application/json" } });
  expect(await submitTo(action, json)).toMatchObject({ data: { ok: false, code: "unsupported_media_type" }, init: { status: 415 } });
  expect(done).toEqual([]);
  expect(await submitTo(action, post({ intent: "save" }))).toMatchObject({ data: { intent: "save", ok: true } });
  expect(done).toEqual(["save"]);
});

test("a refused form comes back as it was typed, without passwords and the numbers of cards", async () => {
  const input = z.object({ expiry: z.string().regex(/never/) });
  const action = pageAction({ pay: formHandler({ input, run: async () => ({}) }) });
  const typed = { number: "4242 4242 4242 4242", cvc: "123", password: "boat", expiry: "12/34", reservationNumber: "7" };
  const request = new Request("http://localhost/form", { method: "POST", body: new URLSearchParams({ intent: "pay", ...typed }) });
  const { data } = (await submitTo(action, request)) as { data: FormResult };
  expect(data).toMatchObject({ ok: false, values: { expiry: "12/34", reservationNumber: "7" } });
  expect(JSON.stringify(data.values)).not.toMatch(/4242|123|boat/);
});

async function submitTo(action: ReturnType<typeof pageAction>, request: Request): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(requestCtx, testCtx(services));
  context.set(sentForm, await readForm(request));
  return action({ request, context, url: new URL(request.url), params: {}, pattern: "/form" });
}
