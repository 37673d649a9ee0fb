import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openApiApp } from "../../../../tests/support/api-app.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { createListener, listen } from "../../../platform/http/listen.server.ts";
import { PageCache } from "../../../platform/http/cache/page-cache.server.ts";
import { offer } from "../providers/contract/contract-world.ts";
import { SIGNATURE_HEADER, signDemoEvent } from "../providers/demo-pay/demo-events.server.ts";
import { demoPayJob } from "../providers/demo-pay/demo-pay.jobs.server.ts";
import { hookAddress } from "../providers/demo-pay/deliver-demo-events.server.ts";
import { payDemoPayment } from "../providers/demo-pay/pay-demo-payment.server.ts";
import { paymentProvider } from "../providers/open-provider.server.ts";
import { paymentEvents } from "./payment-event.tables.server.ts";

const database = await openTestDatabase();
const services = await openTestServices(database, { PAYMENTS: "demo" });
const { db, clock, config } = services;
const app = openApiApp(services);

const bodyOf = (event: unknown) => new TextEncoder().encode(typeof event === "string" ? event : JSON.stringify(event));
const someEvent = (more: object = {}) => ({ id: `demo_event_${crypto.randomUUID()}`, about: { kind: "payment", ref: "demo_1" }, ...more });

function post(event: unknown, { headers = {}, provider = "demo", secondsAgo = 0 } = {}): Promise<Response> {
  const body = bodyOf(event);
  const signature = signDemoEvent(config, body, new Date(clock.now().getTime() - secondsAgo * 1000));
  const init = { method: "POST", body, headers: { [SIGNATURE_HEADER]: signature, ...headers } };
  return Promise.resolve(app.request(`/hooks/payments/${provider}`, init));
}

const kept = async (id: string) => (await db.select().from(paymentEvents)).filter(({ eventId }) => eventId === id);
const queued = async (id: string) => {
  const { rows } = await db.execute(sql`select id from pgboss.job where name = 'payments.handle-event' and data->>'eventId' = ${id}`);
  return rows.length;
};

test("an event is answered with 200, kept without its body, and handled by a job", async () => {
  const event = someEvent({ about: { kind: "account", ref: "demo_1" } });
  const answer = await post(event);
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect(await kept(event.id)).toEqual([
    {
      provider: "demo",
      eventId: event.id,
      aboutKind: "account",
      aboutRef: "demo_1",
      bodyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      receivedAt: clock.now(),
      handledAt: null,
    },
  ]);
  await runJobs(services);
  expect(await kept(event.id)).toMatchObject([{ handledAt: clock.now() }]);
});

test("an event that comes thirty times at once is kept once and queued once", async () => {
  const event = someEvent();
  const answers = await Promise.all(Array.from({ length: 30 }, () => post(event)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect([(await kept(event.id)).length, await queued(event.id)]).toEqual([1, 1]);
});

test("a changed, missing or 400-second-old signature is a 400 as problem+json, and nothing is kept", async () => {
  const event = someEvent();
  const wrong = await Promise.all([
    post(event, { headers: { [SIGNATURE_HEADER]: "" } }),
    post(event, { headers: { [SIGNATURE_HEADER]: signDemoEvent(config, bodyOf(someEvent()), clock.now()) } }),
    post(event, { secondsAgo: 400 }),
  ]);
  for (const answer of wrong) {
    expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "application/problem+json"]);
    expect(await answer.json()).toMatchObject({ code: "payment_event_not_signed" });
  }
  expect(await kept(event.id)).toEqual([]);
});

test("what is signed and isn't JSON is a 400, too", async () => {
  const answer = await post("<html>");
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: "payment_event_unreadable" })]);
});

test("300 kB are too much, whether or not they say so", async () => {
  const long = "x".repeat(300 * 1024);
  expect((await post(long)).status).toBe(413);
  const streamed = new Request("http://localhost/hooks/payments/demo", {
    method: "POST",
    body: new Blob([long]).stream(),
    duplex: "half",
  } as RequestInit);
  expect((await app.request(streamed)).status).toBe(413);
});

test("an event that says nothing to us is taken", async () => {
  const event = someEvent({ about: { kind: "tax_rate", ref: "txr_1" } });
  expect((await post(event)).status).toBe(200);
  expect(await kept(event.id)).toEqual([]);
});

test("a provider that isn't in use isn't found, nor is any where payments are only recorded", async () => {
  expect((await post(someEvent(), { provider: "stripe" })).status).toBe(404);
  const plain = openApiApp(await openTestServices(database));
  for (const provider of ["recorded", "demo", "stripe"])
    expect((await plain.request(`/hooks/payments/${provider}`, { method: "POST", body: "{}" })).status).toBe(404);
});

test("a browser on another site can't send one", async () => {
  expect((await post(someEvent(), { headers: { origin: "https://evil.example" } })).status).toBe(403);
});

test("a burst is not slowed down by the limit on writes", async () => {
  const answers: number[] = [];
  for (let n = 0; n < 40; n++)
    answers.push(...(await Promise.all(Array.from({ length: 10 }, () => post(someEvent())))).map(({ status }) => status));
  expect(answers.filter((status) => status !== 200)).toEqual([]);
});

test("Demo Pay sends its events to the product that it is a part of, again until they are taken", async () => {
  let isUp = false;
  const delivered: number[] = [];
  const fetch: typeof app.fetch = async (request, env) => {
    const answer = isUp ? await own.fetch(request, env) : new Response("", { status: 503 });
    delivered.push(answer.status);
    return answer;
  };
  const server = await listen(createListener({ services, fetch, assets: new Map(), pages: new PageCache() }), {
    port: 0,
    host: "127.0.0.1",
  });
  const here = await openTestServices(database, { PAYMENTS: "demo", PORT: String(server.port) });
  here.clock.set(clock.now());
  const own = openApiApp(here);
  const { ref } = await paymentProvider(here).open(offer({ now: here.clock.now, provider: paymentProvider(here) } as never));
  await payDemoPayment(testCtx(here), ref, { number: "4242424242424242", expiry: "12/30", cvc: "123" });
  await runJobs(here, [demoPayJob]);
  expect(delivered).toEqual([503]);
  isUp = true;
  await runJobs(here, [demoPayJob]);
  expect(delivered).toEqual([503]);
  here.clock.advance(31);
  await demoPayJob.run(testCtx(here), {});
  expect(delivered).toEqual([503, 200]);
  expect((await db.select().from(paymentEvents)).filter(({ aboutRef }) => aboutRef === ref)).toHaveLength(1);
  await server.stop();
});

test("the product is found where it listens, or at the address that the operator gave", () => {
  const at = { appOrigin: "https://stay.example.com", originIsFixed: false, host: "127.0.0.1", port: 3402 };
  expect(hookAddress(at).href).toBe("http://127.0.0.1:3402/hooks/payments/demo");
  expect(hookAddress({ ...at, host: "0.0.0.0" }).href).toBe("http://127.0.0.1:3402/hooks/payments/demo");
  expect(hookAddress({ ...at, host: "::" }).href).toBe("http://[::1]:3402/hooks/payments/demo");
  expect(hookAddress({ ...at, originIsFixed: true }).href).toBe("https://stay.example.com/hooks/payments/demo");
});
