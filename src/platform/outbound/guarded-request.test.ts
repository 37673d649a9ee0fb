import { afterAll, beforeAll, expect, test } from "vitest";
import { type FixtureSite, startFixtureSite } from "../../../tests/support/fixture-site.ts";
import { refusalOf } from "../../../tests/support/refusal-of.ts";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { guardedRequest } from "./guarded-request.server.ts";
import { openNetwork } from "./network.server.ts";

const ADDRESS = "https://api.stripe.com/v1/refunds";
let site: FixtureSite;
beforeAll(async () => {
  site = await startFixtureSite({ "api.stripe.com/v1/refunds": "" });
});
afterAll(() => site.stop());

const post = (more: Partial<Parameters<typeof guardedRequest>[3]> = {}, address = ADDRESS) =>
  guardedRequest(
    { network: site.network, log: silentLog },
    address,
    { method: "POST", headers: { "idempotency-key": "1" }, body: "amount=1" },
    { hosts: ["api.stripe.com"], ...more },
  );

test("sends what it is given, and answers with what comes back, errors included", async () => {
  site.answer("api.stripe.com/v1/refunds", async (request, response) => {
    const sent: Buffer[] = [];
    for await (const part of request) sent.push(part as Buffer);
    response
      .writeHead(402, { "request-id": "req_1" })
      .end([request.method, request.headers["idempotency-key"], Buffer.concat(sent).toString()].join(" "));
  });
  const { status, headers, body } = await post();
  expect([status, headers["request-id"], body.toString()]).toEqual([402, "req_1", "POST 1 amount=1"]);
});

test("follows no redirect", async () => {
  site.answer("api.stripe.com/v1/refunds", (_, response) => response.writeHead(302, { location: "https://evil.test/" }).end());
  expect((await post()).status).toBe(302);
});

test("refuses other hosts, private addresses, long answers and silence", async () => {
  const inside = { network: openNetwork({ outboundTest: { hosts: new Map(), ca: "" } }), log: silentLog };
  const request = { method: "GET", headers: {} };
  site.answer("api.stripe.com/v1/refunds", "x".repeat(2_000));
  expect(await refusalOf(post({}, "https://evil.test/"))).toMatchObject({ code: "host_not_allowed" });
  expect(await refusalOf(post({}, "http://api.stripe.com/"))).toMatchObject({ code: "address_not_https" });
  expect(await refusalOf(guardedRequest(inside, "https://10.0.0.1/", request, { hosts: ["10.0.0.1"] }))).toMatchObject({
    code: "address_private",
  });
  expect(await refusalOf(post({ maxBytes: 1_000 }))).toMatchObject({ code: "answer_too_large" });
  site.answer("api.stripe.com/v1/refunds", () => {});
  expect(await refusalOf(post({ timeLimitMs: 300 }))).toMatchObject({ code: "answer_too_slow" });
  site.answer("api.stripe.com/v1/refunds", (request2) => request2.socket.destroy());
  expect(await refusalOf(post())).toMatchObject({ code: "connection_failed" });
});
