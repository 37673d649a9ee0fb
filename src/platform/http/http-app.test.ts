import type { IncomingMessage } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { watchTestDatabase } from "../../../tests/support/frozen-database.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { requestError } from "../errors.ts";
import { endpoint } from "./api.server.ts";
import { createHttpApp } from "./http-app.server.ts";

const database = await openTestDatabase();
const services = await openTestServices(database);
const Note = z.object({ text: z.string("Please write something.").max(20, "Please write less.") });
let ready = true;
let overloaded = false;

const app = createHttpApp({
  services,
  database: watchTestDatabase(services),
  identify: async () => null,
  media: async () => null,
  isReady: () => ready,
  isOverloaded: () => overloaded,
  pages: async () => new Response("a page"),
  api: [
    endpoint({ method: "post", path: "/notes", tag: "Test", summary: "Note", body: Note, answer: Note, run: async (_, { body }) => body }),
    endpoint({
      method: "get",
      path: "/broken",
      tag: "Test",
      summary: "Break",
      run: () => Promise.reject(new Error("the password is swordfish")),
    }),
    endpoint({
      method: "get",
      path: "/busy",
      tag: "Test",
      summary: "Refuse",
      run: () => Promise.reject(requestError("too_many_requests", { retryAfterSeconds: 42 })),
    }),
  ],
});

const get = (path: string) => app.request(path);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  app.request(path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

test("answers what the verb answers", async () => {
  const answer = await post("/api/notes", JSON.stringify({ text: "hello" }));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ text: "hello" });
});

test("tells a refusal as problem+json, with the seconds to wait and the request's number", async () => {
  const answer = await get("/api/busy");
  expect(answer.status).toBe(429);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(answer.headers.get("retry-after")).toBe("42");
  expect(await answer.json()).toMatchObject({ code: "too_many_requests", status: 429, requestId: answer.headers.get("x-request-id") });
});

test("tells nothing of what is inside an unexpected error", async () => {
  const answer = await get("/api/broken");
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toMatch(/swordfish|Error|\.ts/);
});

test("marks each wrong field", async () => {
  const answer = await post("/api/notes", JSON.stringify({ text: "x".repeat(21) }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "invalid_input", fields: { text: "Please write less." } });
});

test("refuses what it cannot read, and what is too much", async () => {
  expect((await post("/api/notes", "{not json")).status).toBe(400);
  expect((await post("/api/notes", JSON.stringify({ text: "x".repeat(256 * 1024) }))).status).toBe(413);
});

test("refuses an address and cookies that are longer than any of ours, in the API and as a page", async () => {
  expect((await get(`/api/busy?q=${"x".repeat(8_000)}`)).status).toBe(414);
  expect((await app.request("/api/busy", { headers: { cookie: "a=b; ".repeat(1_601) } })).status).toBe(431);
  const page = await app.request("/", { headers: { cookie: "a".repeat(8_001), accept: "text/html" } });
  expect(page.status).toBe(431);
  expect(await page.text()).toContain("more cookies than we can read");
  expect((await app.request("/", { headers: { cookie: "a".repeat(8_000) } })).status).toBe(200);
});

test("refuses a write from another site", async () => {
  const answer = await post("/api/notes", JSON.stringify({ text: "hello" }), { origin: "https://evil.example" });
  expect(answer.status).toBe(403);
});

test("says that an unknown address of the API is unknown, in the API's own way", async () => {
  const answer = await get("/api/nothing");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
});

test("does nothing while it is overloaded, and says when to come back; health checks are answered", async () => {
  overloaded = true;
  onTestFinished(() => void (overloaded = false));
  for (const answer of [await get("/"), await get("/api/busy"), await post("/api/notes", JSON.stringify({ text: "hello" }))]) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
  }
  expect(await (await app.request("/", { headers: { accept: "text/html" } })).text()).toContain("very busy right now");
  expect((await get("/healthz")).status).toBe(200);
  expect((await get("/readyz")).status).toBe(200);
});

test("is alive, and is ready until it stops", async () => {
  expect((await get("/healthz")).status).toBe(200);
  expect((await get("/readyz")).status).toBe(200);
  ready = false;
  expect((await get("/readyz")).status).toBe(503);
  expect((await get("/healthz")).status).toBe(200);
});

test("answers that are not pages allow nothing, and nobody may keep them", async () => {
  const answer = await post("/api/notes", JSON.stringify({ text: "hello" }));
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test("describes itself", async () => {
  const answer = await get("/api/openapi.json");
  expect(await answer.json()).toMatchObject({ openapi: "3.1.0", paths: { "/notes": { post: { summary: "Note" } } } });
});

test("shows its metrics to its own network, and to nobody who comes through a proxy", async () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.request("/metrics", { headers }, { incoming: { socket: { remoteAddress }, headers } as unknown as IncomingMessage });
  expect((await from("127.0.0.1")).status).toBe(200);
  expect((await from("203.0.113.9")).status).toBe(404);
  for (const name of ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"])
    expect((await from("127.0.0.1", { [name]: "203.0.113.9" })).status, name).toBe(404);
});
